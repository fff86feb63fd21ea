import type { DeepLink } from './deep-link'
import type { Session, SessionTask } from './session'
import type { Cause } from './stage'

export interface Opener {
  /** Fetches the overlay, so that a press finds it there. */
  prepare(): void
  open(asked: DeepLink, by: Cause, link?: HTMLAnchorElement): Promise<void>
  /** What has been asked for, and is still on its way, is not wanted any more. */
  forget(): void
  /** What runs the overlay, once it has been fetched. */
  session(): Session | undefined
}

/** Opens items. What shows them is fetched when it is first needed. */
export function createOpener(task: SessionTask): Opener {
  let session: Session | undefined
  let waking: Promise<Session> | undefined
  const wake = () =>
    (waking ??= import('./session').then(
      ({ createSession }) => (session = createSession(task)),
      (error: unknown) => {
        // Not fetched (offline, say): the next need tries again.
        waking = undefined
        throw error
      },
    ))

  // Fetching may take a while: what was asked for last counts, and nothing once the address has gone elsewhere.
  let turn = 0
  const open = async (asked: DeepLink, by: Cause, link?: HTMLAnchorElement) => {
    const mine = ++turn
    // Once it is awake there is nothing to wait for, and a look at the page's style would cost more than it tells.
    if (!session) link?.setAttribute('data-gallery-waking', '')
    try {
      const awake = await wake()
      if (mine === turn) await awake.open(asked, by, link)
    } catch {
      // Where the overlay cannot be fetched, the link is a link.
      if (link && mine === turn) location.assign(link.href)
    } finally {
      link?.removeAttribute('data-gallery-waking')
    }
  }
  return {
    prepare: () => {
      if (!waking) void wake().catch(() => {})
    },
    open,
    forget: () => {
      turn += 1
    },
    session: () => session,
  }
}
