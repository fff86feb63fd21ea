import { onCalm } from 'vitrine/page/loading/activity'
import { localStore, readJson } from 'vitrine/page/services/storage'
import { addProviders, hasConsent, onConsent, readKept, setConsent, type ConsentGroup } from 'vitrine/page/ui/consent'
import { findOpen, withAnswer, type Asked } from './answers'
import { prepare } from './setups'

/** Where it is kept what visitors were asked about; what they allowed is kept with every other consent. */
const ASKED_KEY = 'vitrine-consent-asked'
const ASK = '[data-control="consent"]'

/**
 * Scripts of others wait in a template, where a browser runs and fetches nothing. Each is put into the page once its group
 * is allowed, and the visitor is asked once the page has come to rest.
 */
export function mountScripts(template: HTMLTemplateElement, signal: AbortSignal): void {
  const waiting = [...template.content.querySelectorAll('script')]
  const groups = groupsOf(waiting)
  const names = Object.keys(groups) as ConsentGroup[]
  const findUnanswered = () =>
    findOpen(groups, readJson(localStore, ASKED_KEY), Date.now()).filter((group) => !hasConsent(group as ConsentGroup)) as ConsentGroup[]
  const has = new Set<HTMLScriptElement>()
  const run = () => {
    for (const script of waiting) {
      const { group } = script.dataset
      if (has.has(script) || (group !== 'necessary' && !hasConsent(group as ConsentGroup))) continue
      has.add(script)
      prepare(script.dataset)
      document.head.append(document.importNode(script, true))
    }
  }

  addProviders(names)
  // What was allowed when there was less to allow, or very long ago, is asked about again.
  const kept = readKept()
  for (const group of findOpen(groups, readJson(localStore, ASKED_KEY), Date.now()) as ConsentGroup[])
    if (kept.includes(group)) setConsent({ provider: group, isAllowed: false })

  onConsent(({ provider, isAllowed, isKept }) => {
    const asked = groups[provider as ConsentGroup]
    if (!asked) return
    if (isKept || !isAllowed)
      localStore.set(ASKED_KEY, JSON.stringify(withAnswer(readJson(localStore, ASKED_KEY), { [provider]: asked }, Date.now())))
    if (isAllowed) return run()
    const running = [...has].filter(({ dataset }) => dataset.group === provider)
    running.forEach(({ dataset }) => forgetCookies(dataset.cookies))
    // A script that runs cannot be stopped; a page that never had it can be shown. Not to somebody who looks at another one.
    if (running.length > 0 && document.hasFocus()) location.reload()
  }, signal)

  const ask = async (isAskedFor: boolean) => {
    const { showDialog } = await import('./dialog')
    if (!signal.aborted) showDialog({ groups: names, findUnanswered, isAskedFor, signal })
  }
  document.addEventListener('click', ({ target }) => (target as Element).closest?.(ASK) && void ask(true), { signal })

  void onShown().then(() => {
    if (signal.aborted) return
    run()
    if (findUnanswered().length > 0 && canKeep() && !saysNo())
      void onCalm().then(() => (findUnanswered().length > 0 ? ask(false) : undefined))
  })
}

function groupsOf(scripts: readonly HTMLScriptElement[]): Asked {
  const groups: Record<string, string[]> = {}
  for (const { dataset } of scripts)
    if (dataset.group && dataset.group !== 'necessary') (groups[dataset.group] ??= []).push(dataset.name ?? '')
  return groups
}

/** When the page has arrived and somebody sees it: nothing of others competes with it, and a page that is only prepared counts nothing. */
async function onShown(): Promise<void> {
  const page = document as Document & { prerendering?: boolean }
  if (page.prerendering) await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

/** Where no answer can be kept, the question would come with every page: it waits until somebody opens it. */
function canKeep(): boolean {
  try {
    localStorage.setItem(`${ASKED_KEY}-try`, '')
    localStorage.removeItem(`${ASKED_KEY}-try`)
    return true
  } catch {
    return false
  }
}

/** A browser that says no for its visitor (Global Privacy Control) has answered. */
const saysNo = (): boolean => (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** What the script has left below the site's own name goes with the permission. */
function forgetCookies(beginnings: string | undefined): void {
  if (!beginnings) return
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!)
  const parts = location.hostname.split('.')
  const domains = ['', ...parts.map((_, at) => `; domain=${parts.slice(at).join('.')}`)]
  for (const name of names.filter((name) => beginnings.split(' ').some((beginning) => name.startsWith(beginning))))
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
}
