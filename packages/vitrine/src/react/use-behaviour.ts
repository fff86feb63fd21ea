import { useCallback, useImperativeHandle, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Ref, RefCallback, RefObject } from 'react'
import { claimsOf } from '../page/loading/claim'
import { announceContent } from '../page/loading/content'
import { report } from '../page/services/report'

/** An engine: it brings markup that is there to life. All that it began ends with the signal, and the markup is as it was. */
export type Engine<H, Events> = (element: HTMLElement, signal: AbortSignal, events: Events) => H | void

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- methods and callbacks of any kind
type AnyFunction = (...values: any[]) => any

/** The methods of an engine's handle that a component's ref offers. */
export type MethodsOf<H, Name extends keyof H> = { readonly [K in Name]: NonNullable<H[K]> }

export interface Behaviour<H, Events, Name extends keyof H = never> {
  /** What it is registered as, under all its names: `start()` leaves alone what React runs. */
  readonly feature: string | readonly [string, ...string[]]
  /** What the engine reads when it begins (mostly the data attributes): when it changes, the engine begins anew. */
  readonly options?: unknown
  /** Callbacks. Name each, also those that are not given; the engine always reaches the latest. */
  readonly events?: Events
  /** The component's ref: it gets the element and these methods. */
  readonly ref?: Ref<Readonly<{ element: HTMLElement | null }> & MethodsOf<H, Name>>
  readonly methods?: readonly Name[]
}

export interface Mounted<H> {
  /** The ref of the element that the engine runs. */
  readonly element: RefCallback<HTMLElement>
  /** The engine's handle, while it runs. */
  readonly handle: RefObject<H | undefined>
}

/**
 * Brings the rendered markup to life with the same engine as on a page. It begins before the markup is painted and ends when
 * the component goes, so StrictMode, Suspense and hot reload see a component like any other.
 */
export function useBehaviour<H extends object, Events extends object, Name extends keyof H = never>(
  engine: Engine<H, Events>,
  { feature, options, events, ref, methods = [] }: Behaviour<H, Events, Name>,
): Mounted<H> {
  const element = useRef<HTMLElement>(null)
  const setElement = useCallback((node: HTMLElement | null) => void (element.current = node), [])
  const handle = useRef<H>(undefined)
  const stableEvents = useStableEvents(events)
  const [api] = useState(() => makeApi(element, handle, methods))
  useImperativeHandle(ref, () => api, [api])

  const names = ([] as readonly string[]).concat(feature).join(' ')
  const key = JSON.stringify(options, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  useLayoutEffect(() => {
    const root = element.current
    if (!root) return
    for (const name of names.split(' ')) takeForReact(root, name)
    const life = new AbortController()
    try {
      handle.current = engine(root, life.signal, stableEvents) ?? undefined
    } catch (error) {
      life.abort()
      report({ feature: names.split(' ')[0]!, error, element: root })
    }
    return () => {
      handle.current = undefined
      life.abort()
    }
  }, [engine, names, key, stableEvents])

  return { element: setElement, handle }
}

/** The engines that serve the whole page for components, and for how many. */
const pageEngines = new Map<string, { count: number; readonly life: AbortController }>()

/** For an engine that serves the whole page: it runs as long as a component that needs it is there. */
export function usePageBehaviour(engine: (root: HTMLElement, signal: AbortSignal) => unknown, feature: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    if (!claimForReact(root, feature)) return
    const running = pageEngines.get(feature) ?? { count: 0, life: new AbortController() }
    if (running.count === 0) engine(root, running.life.signal)
    running.count += 1
    pageEngines.set(feature, running)
    return () => {
      running.count -= 1
      if (running.count > 0) return
      pageEngines.delete(feature)
      running.life.abort()
      claimsOf(root).delete(feature)
      // The page script may have come in the meantime: now it may serve the page.
      announceContent(root)
    }
  }, [engine, feature])
}

/** One object for a component's life whose functions call the latest callbacks: a new one is no reason to begin anew. */
function useStableEvents<Events extends object>(events: Events | undefined): Events {
  const latest = useRef(events)
  useInsertionEffect(() => {
    latest.current = events
  })
  const [stable] = useState(() => {
    const call =
      (name: string): AnyFunction =>
      (...values) =>
        (latest.current as Record<string, AnyFunction | undefined> | undefined)?.[name]?.(...values)
    return Object.fromEntries(Object.keys(events ?? {}).map((name) => [name, call(name)])) as Events
  })
  return stable
}

/** One object for a component's life: whoever holds the ref may keep it. A method that finds no engine does nothing. */
function makeApi<H extends object, Name extends keyof H>(
  element: RefObject<HTMLElement | null>,
  handle: RefObject<H | undefined>,
  methods: readonly Name[],
): Readonly<{ element: HTMLElement | null }> & MethodsOf<H, Name> {
  const api: Record<string, unknown> = {}
  Object.defineProperty(api, 'element', { enumerable: true, get: () => element.current })
  for (const name of methods)
    api[name as string] = (...values: unknown[]): unknown => (handle.current?.[name] as AnyFunction | undefined)?.(...values)
  return api as Readonly<{ element: HTMLElement | null }> & MethodsOf<H, Name>
}

/** For what serves the whole page for components: false where `start` serves it already. */
function claimForReact(element: Element, feature: string): boolean {
  const claims = claimsOf(element)
  if ((claims.get(feature) ?? 'react') !== 'react') return false
  claims.set(feature, 'react')
  return true
}

/**
 * The element is the component's own, and what `start` runs on it ends: otherwise the component's ref and callbacks would do
 * nothing. It stays the component's, even while nothing is mounted on it (in StrictMode, or hidden by Suspense).
 */
function takeForReact(element: Element, feature: string): void {
  const claims = claimsOf(element)
  const before = claims.get(feature)
  claims.set(feature, 'react')
  if (before && before !== 'react') before.abort()
}
