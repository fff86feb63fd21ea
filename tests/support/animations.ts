import type { Page } from '@playwright/test'

/**
 * Sets how fast the page's animations and transitions play: 1 is as ever, 0.005 so slow that none ends while a test looks at it.
 * Timers go on as ever.
 */
export async function controlAnimations(page: Page): Promise<(rate: number) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  return (playbackRate) => session.send('Animation.setPlaybackRate', { playbackRate })
}
