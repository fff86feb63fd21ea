import type { Page } from '@playwright/test'

/** Where the browser itself was asked to go, as its own protocol tells it: nothing of the page is replaced. For tests. */
export async function watchNavigation(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const asked: string[] = []
  session.on('Page.frameRequestedNavigation', ({ url, reason }) => void (reason === 'scriptInitiated' && asked.push(url)))
  return asked
}
