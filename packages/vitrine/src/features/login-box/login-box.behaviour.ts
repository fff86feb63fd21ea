import { initial, next, type Event, type State } from './login-box.model'

export interface LoginBoxEvents {
  /** The visitor has begun to log in, or has left the form. */
  onStateChange?(state: State): void
}

/** Holds a login box open while a name is being given, and lets go when the visitor turns to something else. */
export function mountLoginBox(box: HTMLElement, signal: AbortSignal, events: LoginBoxEvents = {}): void {
  let state: State = initial()
  const send = (type: Event['type']) => {
    const before = state
    state = next(state, { type })
    if (state !== before) events.onStateChange?.(state)
    box.dataset.state = state
    // Whatever the box stands in: it must not close on its own while this is there.
    box.toggleAttribute('data-keeps-open', state !== 'idle')
  }
  signal.addEventListener('abort', () => {
    if (box.dataset.state !== undefined) box.dataset.state = initial()
    box.removeAttribute('data-keeps-open')
  })
  document.addEventListener(
    'click',
    ({ target }) => {
      const input = target instanceof Element && box.contains(target) ? target.closest('input') : null
      if (input) send(isName(input) ? 'click-username' : 'click-other-input')
      else if (state !== 'idle') send('click-elsewhere')
    },
    { signal },
  )
  box.addEventListener('input', () => send('type'), { signal })
  // Somebody may have begun before this code was there.
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement && box.contains(focused) && isName(focused))) return
  send('click-username')
  if (focused.value !== focused.defaultValue) send('type')
}

const isName = (input: HTMLInputElement): boolean => input.matches('[data-control="username"], [autocomplete="username"]')
