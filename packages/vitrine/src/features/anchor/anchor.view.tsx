import type { ReactNode } from 'react'
import { usePageBehaviour } from '../../react/use-behaviour'
import { mountAnchor } from './anchor.behaviour'

export interface AnchorsProps {
  /** What is inside it. It renders nothing else. */
  readonly children?: ReactNode
}

/**
 * Links to places of this page scroll there in their own time, below whatever covers the window's top, and take focus along.
 * Put it once around an application; links that handle their click themselves are left alone.
 */
export function Anchors({ children }: AnchorsProps) {
  useAnchors()
  return children
}

/** The same, for a component that you already have. */
export const useAnchors = (): void => usePageBehaviour(mountAnchor, 'anchor')
