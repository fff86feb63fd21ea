import { beforeEach, expect, it, vi } from 'vitest'

/** The service behind the list, on a page of its own. */
async function openPage(rootConsent?: string) {
  vi.resetModules()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: { consent: rootConsent } } }))
  return import('../../page/ui/consent')
}

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) },
    }),
  )
})

it('VID-10 consent is kept for each provider by itself', async () => {
  const first = await openPage()
  first.setConsent({ provider: 'youtube', isAllowed: true, isKept: true })
  first.setConsent({ provider: 'vimeo', isAllowed: true })
  expect([first.hasConsent('youtube'), first.hasConsent('vimeo'), first.hasConsent('translate')]).toEqual([true, true, false])
  const later = await openPage()
  expect([later.hasConsent('youtube'), later.hasConsent('vimeo')]).toEqual([true, false])
  later.setConsent({ provider: 'youtube', isAllowed: false })
  expect(later.hasConsent('youtube')).toBe(false)
})

it('VID-10 a root element that names providers allows them', async () => {
  const page = await openPage('vimeo translate')
  expect([page.hasConsent('youtube'), page.hasConsent('vimeo'), page.hasConsent('translate')]).toEqual([false, true, true])
})

it('VID-10 what is taken back on the page stays so, though its root names the provider', async () => {
  const page = await openPage('youtube,\n vimeo')
  expect([page.hasConsent('youtube'), page.hasConsent('vimeo')]).toEqual([true, true])
  page.setConsent({ provider: 'vimeo', isAllowed: false })
  expect([page.hasConsent('youtube'), page.hasConsent('vimeo')]).toEqual([true, false])
})
