import { build } from 'esbuild'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '#test'
import { ATTACKS } from './attacks'
import type * as Sinks from './sinks'

declare global {
  interface Window {
    sinks: typeof Sinks
    hits: Set<number>
    hit(number: number): void
  }
}

const project = join(import.meta.dirname, '../..')

/** What makes strangers' markup safe, as features use it, and the count of what ran all the same. */
const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'sinks.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
    footer: { js: 'window.sinks = bundle; window.hits = new Set(); window.hit = (number) => window.hits.add(number)' },
  })
  return outputFiles[0]!.text
}

/** The policy that the site's own pages have. */
const sitePolicy = (): string => {
  const html = readFileSync(join(project, 'site/dist/index.html'), 'utf8')
  return /http-equiv="content-security-policy" content="([^"]+)"/i.exec(html)![1]!.replaceAll('&#39;', "'")
}

async function openBare(page: Page, policy?: string): Promise<void> {
  await page.addInitScript(await bundle())
  await page.route('**/__hostile/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: '<!doctype html><html lang="en"><title>Bare</title><link rel="icon" href="data:,"><body></body></html>',
    }),
  )
  await page.goto('/__hostile/')
}

/** Puts each attack on the page in one of the ways, does all that a visitor might do with it, and tells which ran. */
const attackBy = (page: Page, way: 'raw' | 'caption' | 'contents' | 'modal' | 'broken sanitizer') =>
  page.evaluate(
    async ([attacks, chosen]) => {
      window.hits.clear()
      const { sinks } = window
      type Loose = { createHTML(text: string): string }
      const types = (window as { trustedTypes?: { createPolicy(name: string, rules: Loose): Loose } }).trustedTypes
      const same: Loose = { createHTML: (text) => text }
      const loose = chosen === 'broken sanitizer' ? types!.createPolicy('vitrine', same) : same
      const put: Record<string, (host: HTMLElement, html: string) => unknown> = {
        raw: (host, html) => (host.innerHTML = html),
        'broken sanitizer': (host, html) => (host.innerHTML = loose.createHTML(html)),
        caption: (host, html) => host.append(sinks.safeMarkup(html)),
        contents: async (host, html) => host.append(await sinks.clean(html)),
        modal: async (host, html) => host.append(await sinks.makeSafe({ data: html, waiting: [], toload: new Map() })),
      }
      // What only leads somewhere is not followed: nothing may take the page away. A script's address leads nowhere.
      navigation.addEventListener('navigate', (event) => event.preventDefault())
      const left: string[] = []
      let refused = 0
      for (const html of attacks) {
        const host = document.createElement('div')
        document.body.append(host)
        try {
          await put[chosen]!(host, html)
        } catch {
          refused += 1
        }
        for (const element of host.querySelectorAll<HTMLElement>('*')) {
          for (const { name, value } of element.attributes)
            if (/^on/i.test(name) || /^[\s\0-\x20]*j\s*a\s*v\s*a\s*s/i.test(value)) left.push(`${element.localName} ${name}=${value}`)
          for (const type of ['pointerover', 'mouseover', 'focus', 'click'])
            element.dispatchEvent(new MouseEvent(type, { bubbles: type !== 'focus', cancelable: true }))
        }
        // What loads has been asked for; a picture that cannot be one fails at once, after those before it.
        await new Promise((resolve) => Object.assign(new Image(), { onerror: resolve, src: 'data:,' }))
        host.remove()
      }
      return { hits: window.hits.size, left, refused }
    },
    [ATTACKS, way] as const,
  )

/** Chromium's own, on one of the attacks. */
const REMARK = /An <input> tag was parsed within an open <select>/

test('what strangers wrote runs nothing: the sanitizer alone, on a page without a policy', async ({ page, guard }) => {
  test.setTimeout(120_000)
  guard.expectConsole(REMARK)
  await openBare(page)
  for (const way of ['caption', 'contents', 'modal'] as const) {
    const { hits, left } = await attackBy(page, way)
    expect({ way, hits, left }).toEqual({ way, hits: 0, left: [] })
  }
  const control = await attackBy(page, 'raw')
  expect(control.hits, 'without the sanitizer they do').toBeGreaterThan(ATTACKS.length / 4)
})

test('what strangers wrote runs nothing: the policy alone, with a sanitizer that lets everything through', async ({ page, guard }) => {
  test.setTimeout(120_000)
  guard.expectConsole(/Content Security Policy|TrustedHTML/)
  guard.expectConsole(REMARK)
  await openBare(page, sitePolicy())
  expect(await attackBy(page, 'raw'), 'a text is no markup').toMatchObject({ hits: 0, refused: ATTACKS.length })
  expect(await attackBy(page, 'broken sanitizer')).toMatchObject({ hits: 0, refused: 0 })
})
