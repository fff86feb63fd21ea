import type { HashForm, Step } from './steps'

/** What the page tells of itself. All of this runs in the page: it uses nothing from outside its function. */
export interface Watch {
  /** What was thrown or told as an error since the last look. */
  takeErrors(): string[]
  /** What is wrong now. */
  faults(): string[]
  /** Waits until nothing is wrong; the result is what still is after `limit` ms. */
  settle(limit: number): Promise<string[]>
  /** Where a pointer would press; undefined where there is nothing to press. */
  find(at: number, isAway: boolean): { readonly x: number; readonly y: number; readonly name: string } | undefined
  act(step: Step): string
  /** Takes these steps one after the other without leaving the page's own code; the result says which was the first to break something. */
  burst(steps: readonly Step[], limit: number): Promise<Burst>
  /** Listeners on the document, the window and their kin, by type. */
  listeners(): Record<string, number>
  /** A press has come since the focus last went anywhere: one on plain content leaves the focus with the page. */
  hasPressedPlain: boolean
  wasOffline: boolean
}

export interface Burst {
  readonly log: string[]
  readonly faults: string[]
}

declare global {
  interface Window {
    fuzz: Watch
  }
}

export function installWatch(): void {
  if (window.fuzz || window !== window.top) return
  const errors: string[] = []
  const counts = new Map<string, number>()

  const isNetwork = (text: string) =>
    /dynamically imported module|module script failed|Failed to fetch|NetworkError|Load failed|network error|loading CSS|error loading/i.test(
      text,
    )
  const tell = (text: string) => {
    // A part that does not come without a connection is told, and is no fault; it must not be thrown at the page.
    if (window.fuzz.wasOffline && isNetwork(text) && !text.startsWith('not caught')) return
    errors.push(text)
  }
  window.addEventListener('error', (event) => event.message && tell(`not caught: ${event.message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(`not caught: ${reason?.stack ?? reason}`))
  document.addEventListener('securitypolicyviolation', (event) => tell(`policy: ${event.violatedDirective} ${event.blockedURI}`))
  const { error } = console
  console.error = (...args: unknown[]) => {
    const text = args.map(String).join(' ')
    // A video of a provider that this machine cannot reach, which the visitor is told.
    if (!/creating an embed/.test(text)) tell(`told: ${text}`)
    error.apply(console, args)
  }

  // What listens on the page as a whole: what an overlay leaves behind is found there.
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const known = new WeakMap<EventTarget, Map<string, Set<unknown>>>()
  const isCounted = (target: unknown): target is EventTarget =>
    target === window || target === document || target === document.documentElement || target === document.body
  const add = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by)
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, listener, options)
    if (!isCounted(this) || !listener) return
    const { signal, once, capture } = typeof options === 'object' ? options : { signal: undefined, once: false, capture: options }
    if (signal?.aborted || once) return
    const key = `${type}${capture ? '!' : ''}`
    const mine = known.get(this) ?? known.set(this, new Map()).get(this)!
    const set = mine.get(key) ?? mine.set(key, new Set()).get(key)!
    if (set.has(listener)) return
    set.add(listener)
    add(key, 1)
    if (signal) addEventListener.call(signal, 'abort', () => set.delete(listener) && add(key, -1))
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, listener, options)
    const key = `${type}${(typeof options === 'object' ? options?.capture : options) ? '!' : ''}`
    if (known.get(this)?.get(key)?.delete(listener)) add(key, -1)
  }

  // Nothing leaves the site: mail programs, downloads, new windows and other hosts are the browser's business.
  addEventListener.call(window, 'click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href], area[href]')
    if (link && (link.host !== location.host || link.target || link.hasAttribute('download') || !/^http/.test(link.protocol)))
      event.preventDefault()
  })
  window.open = () => null
  window.print = () => {}

  const isLeaving = (dialog: Element) => dialog.hasAttribute('data-closing') || (dialog as HTMLElement).dataset.state === 'leaving'
  const modals = () => [...document.querySelectorAll('dialog:modal')]
  const nameOf = (element: Element | null) =>
    element
      ? `${element.localName}${element.id && `#${element.id}`}${['data-panel', 'data-feature', 'data-control', 'data-part', 'href']
          .filter((name) => element.hasAttribute(name))
          .map((name) => `[${name}="${element.getAttribute(name)}"]`)
          .join('')} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30)}`
      : 'nothing'

  const faultsOfModals = () => {
    const open = modals().filter((dialog) => !isLeaving(dialog))
    // A gallery may lie over a panel, and a panel over one that has a link to it.
    const isApart = (one: Element, other: Element) =>
      one.getAttribute('data-feature') === other.getAttribute('data-feature') &&
      ![one, other].some((dialog) => dialog.querySelector('a[href*="#panel"]'))
    const isDouble = open.some((one) => open.some((other) => one !== other && isApart(one, other)))
    const found = isDouble ? [`${open.length} modal dialogs: ${open.map(nameOf).join(' and ')}`] : []
    const { activeElement } = document
    const isPlain = activeElement === document.body || activeElement === null
    // A page in a frame has a focus of its own.
    const isFree = activeElement?.localName === 'iframe' || (isPlain && window.fuzz.hasPressedPlain)
    if (open.length > 0 && !open.some((dialog) => dialog.contains(activeElement)) && !isFree)
      found.push(`focus is on ${nameOf(activeElement)}, outside ${nameOf(open[0]!)}`)
    return found
  }

  const faultsOfPage = () => {
    const found: string[] = []
    const root = document.documentElement
    const isLocking = modals().length > 0 || document.querySelector(':popover-open') !== null
    if (isLocking) return found
    if (root.hasAttribute('data-scroll-locked') || document.body.hasAttribute('data-scroll-locked'))
      found.push('nothing is open, but the page is locked against scrolling')
    for (const element of [root, document.body, ...document.body.children, ...document.querySelectorAll('main, header, footer')])
      if ((element as HTMLElement).inert && !element.closest('[data-feature="slider"]'))
        found.push(`nothing is open, but ${nameOf(element)} is inert`)
    return found
  }

  const decoded = (text: string) => {
    try {
      return decodeURIComponent(text)
    } catch {
      return text
    }
  }
  const faultsOfAddress = () => {
    if (window.fuzz.wasOffline) return []
    const hash = decoded(location.hash.slice(1))
    const found: string[] = []
    const gallery = modals().find((dialog) => dialog.matches('[data-feature="gallery-overlay"]') && !isLeaving(dialog))
    const [, shown] = /(\d+)\D+(\d+)/.exec(gallery?.querySelector('[data-part="status"]')?.textContent ?? '') ?? []
    const asked = /^(.+)\/(\d{1,6})$/.exec(hash)?.[2]
    if (gallery && shown !== undefined && asked !== undefined && Number(shown) !== Number(asked) + 1)
      found.push(`the address asks for item ${asked} (from 0), shown is ${shown} (from 1)`)
    const [, action, id] = /^panel(-open)?__([^_]+)/.exec(hash) ? [0, ...hash.split('__')] : []
    const panel = id && document.querySelector<HTMLElement>(`[data-panel="${CSS.escape(id as string)}"]`)
    if (panel && !['shown', 'entering'].includes(panel.dataset.state ?? ''))
      found.push(`the address is #${action}__${id}, but that panel is ${panel.dataset.state}`)
    if (gallery && /^panel/.test(hash)) found.push(`the gallery is open, but the address is #${hash}`)
    return found
  }

  const PRESSABLE = 'a[href], button, summary, input, select, textarea, label, video, [tabindex="0"], [data-control], [popovertarget]'
  const offers = (isAway: boolean) => {
    // One that is on its way out lies over the page still.
    const open = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog:modal') ?? modals().at(-1)
    const all = [...(open ?? document).querySelectorAll<HTMLElement>(PRESSABLE)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false
      const link = element.closest<HTMLAnchorElement>('a[href]')
      const leads = !!link && (link.pathname !== location.pathname || !link.hash) && !link.matches('[data-gallery-state="joined"]')
      return leads === isAway || (!link && element.matches('[type="submit"]') === isAway)
    })
    // What lies in view is nearer than the rest.
    const near = all.filter((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    return near.length > 0 && !isAway ? [...near, ...near, ...all] : all
  }
  const choose = <T>(items: readonly T[], at: number): T | undefined => items[Math.floor(at * items.length)]

  const groups = () => [
    ...new Set(
      [...document.querySelectorAll<HTMLAnchorElement>('a[data-gallery], [data-feature="gallery"] a[href]')].map((link) => {
        const own = link.closest<HTMLElement>('[data-feature="gallery"]')
        return link.dataset.gallery || own?.dataset.group || own?.id || 'gallery'
      }),
    ),
  ]
  const hashOf = (form: HashForm, at: number): string | undefined => {
    const ids = [...document.querySelectorAll<HTMLElement>('dialog[data-panel]')].map(({ dataset }) => dataset.panel!)
    const id = choose(ids, at)
    const group = choose(groups(), at)
    const place = choose([...document.querySelectorAll('main [id]')], at)?.id
    switch (form) {
      case 'gallery':
        return group && `${group}/${Math.floor(at * 997) % 7}`
      case 'close-all':
        return ids.length > 0 ? 'panel-close__' : undefined
      case 'anchor':
        return place
      case 'unknown':
        return ['%', 'gallery/999999', 'panel__nobody', '__', '/'][Math.floor(at * 5)]
      case 'none':
        return ''
      default:
        return id && `${form}__${id}`
    }
  }
  const setHash = (form: HashForm, at: number) => {
    const hash = hashOf(form, at)
    if (hash !== undefined) location.hash = hash
  }

  const translate = () => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (text.data.trim() && !text.parentElement!.closest('script, style, template, font, textarea, code')) texts.push(text)
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      text.replaceWith(outer)
      inner.append(document.createTextNode(`«${text.data}»`))
    }
  }

  /** As a pointer does it, but for what only the browser itself can do. */
  const press = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const how = { bubbles: true, cancelable: true, composed: true, clientX: left + width / 2, clientY: top + height / 2, pointerId: 1 }
    element.dispatchEvent(new PointerEvent('pointerover', how))
    element.dispatchEvent(new PointerEvent('pointerdown', how))
    if (element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) element.focus()
    element.dispatchEvent(new PointerEvent('pointerup', how))
    element.click()
  }
  const moveFocus = (isBack: boolean) => {
    const all = offers(false).filter((element, at, list) => element.tabIndex >= 0 && list.indexOf(element) === at)
    const at = all.indexOf(document.activeElement as HTMLElement)
    all.at((at + (isBack ? -1 : 1)) % Math.max(all.length, 1))?.focus()
  }
  const key = (name: string) => {
    const target = (document.activeElement ?? document.body) as HTMLElement
    const value = name.replace('Shift+', '')
    const how = {
      key: value,
      code: value === ' ' ? 'Space' : value,
      shiftKey: name !== value,
      bubbles: true,
      cancelable: true,
      composed: true,
    }
    const isLeft = target.dispatchEvent(new KeyboardEvent('keydown', how))
    target.dispatchEvent(new KeyboardEvent('keyup', how))
    if (!isLeft) return
    if (value === 'Tab') moveFocus(how.shiftKey)
    else if ((value === 'Enter' || value === ' ') && target.matches('button, summary')) target.click()
    else if (
      value === 'Enter' &&
      target.matches('a[href]') &&
      (target as HTMLAnchorElement).pathname === location.pathname &&
      (target as HTMLAnchorElement).hash
    )
      target.click()
    else if (value === 'Escape') [...document.querySelectorAll<HTMLElement>(':popover-open')].at(-1)?.hidePopover()
  }
  const swipe = (by: number) => {
    const target = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body
    const how = (x: number) => ({
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      isPrimary: true,
      clientX: innerWidth / 2 + x,
      clientY: innerHeight / 2,
    })
    target.dispatchEvent(new PointerEvent('pointerdown', how(0)))
    for (const part of [0.3, 0.7, 1]) target.dispatchEvent(new PointerEvent('pointermove', how(by * part)))
    target.dispatchEvent(new PointerEvent('pointerup', how(by)))
  }
  const write = (text: string) => {
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || /checkbox|radio/.test(field.type)) return
    field.value += text
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }))
  }
  const act = (step: Step): string => {
    switch (step.do) {
      case 'click':
      case 'tap': {
        const element = choose(offers(false), step.at)
        if (element) press(element)
        return `${step.do} ${nameOf(element ?? null)}`
      }
      case 'press':
        key(step.key)
        return `press ${step.key}`
      case 'type':
        write(step.text)
        return `type ${step.text}`
      case 'wheel':
        ;(document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body).dispatchEvent(
          new WheelEvent('wheel', { deltaY: step.by, bubbles: true, cancelable: true }),
        )
        if (modals().length === 0) scrollBy({ top: step.by, behavior: 'instant' })
        return `wheel ${step.by}`
      case 'swipe':
        swipe(step.by)
        return `swipe ${step.by}`
      case 'hash':
        setHash(step.form, step.at)
        return `hash ${location.hash} (${step.form})`
      case 'focus':
        choose(offers(false), step.at)?.focus()
        return `focus ${nameOf(document.activeElement)}`
      case 'back':
        // Before the first page there is only the browser's own empty one.
        if (location.pathname !== '/credits/' && window.name !== 'offline') history.back()
        return 'back'
      case 'forward':
        if (window.name !== 'offline') history.forward()
        return 'forward'
      case 'translate':
        translate()
        return 'translate'
      case 'clear-storage':
        localStorage.clear()
        sessionStorage.clear()
        return 'clear-storage'
      default:
        return step.do
    }
  }

  window.fuzz = {
    hasPressedPlain: false,
    // Kept over page loads, as nothing else is that the site does not use.
    wasOffline: window.name === 'offline',
    takeErrors: () => errors.splice(0),
    faults: () => [...faultsOfModals(), ...faultsOfPage(), ...faultsOfAddress()],
    settle: (limit) =>
      new Promise((resolve) => {
        const end = performance.now() + limit
        const look = () => {
          const found = window.fuzz.faults()
          if (errors.length > 0 || found.length === 0 || performance.now() > end) resolve([...errors.splice(0), ...found])
          else setTimeout(look, 20)
        }
        // What a step has begun has a moment to show.
        setTimeout(look, 8)
      }),
    find: (at, isAway) => {
      const element = choose(offers(isAway), at)
      if (!element) return undefined
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return undefined
      return { x, y, name: nameOf(element) }
    },
    act,
    burst: async (steps, limit) => {
      const log: string[] = []
      for (const step of steps) {
        log.push(act(step))
        const faults = step.isHasty ? errors.splice(0) : await window.fuzz.settle(limit)
        if (faults.length > 0) return { log, faults }
      }
      return { log, faults: [] }
    },
    listeners: () => Object.fromEntries(counts),
  }
  addEventListener.call(window, 'pointerdown', () => (window.fuzz.hasPressedPlain = true), true)
  // The Tab key leads from the last element of a dialog to the browser's own bar, and on from there.
  addEventListener.call(window, 'keydown', (event) => (window.fuzz.hasPressedPlain ||= (event as KeyboardEvent).key === 'Tab'), true)
  addEventListener.call(window, 'focusin', () => (window.fuzz.hasPressedPlain = false), true)
}
