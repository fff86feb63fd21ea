import { NothingToLoadError } from './lazy-load.errors'

/** What an element loads, read from its data attributes. */
export type Source = { readonly kind: 'src' | 'background' | 'poster'; readonly address: string }

export function readSource({ src, background, poster }: Readonly<Record<string, string | undefined>>): Source {
  if (src) return { kind: 'src', address: src }
  if (background) return { kind: 'background', address: background }
  if (poster) return { kind: 'poster', address: poster }
  throw new NothingToLoadError()
}
