import type { Page } from '@playwright/test'

/** Holds back the parts of the script that match, as a slow connection would. The result lets them through. */
export async function holdParts(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await released
    await route.fallback()
  })
  return release
}
