import { build } from 'esbuild'
import { join } from 'node:path'
import { test as base, type Page } from '#test'
import type { services } from './services'

type Services = typeof services

declare global {
  interface Window {
    services: Services
  }
}

let bundled: Promise<string> | undefined

function bundle(): Promise<string> {
  bundled ??= build({
    entryPoints: [join(import.meta.dirname, 'services.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
    footer: { js: 'window.services = bundle.services' },
  }).then(({ outputFiles }) => outputFiles[0]!.text)
  return bundled
}

/** A bare page with the page services on it. */
export const test = base.extend<{ servicesOn: (html: string, address?: string) => Promise<Page> }>({
  servicesOn: async ({ page, mountHtml }, use) => {
    await use(async (html, address) => {
      await page.addInitScript(await bundle())
      await mountHtml(html, { isWithoutScript: true, address })
      return page
    })
  },
})
