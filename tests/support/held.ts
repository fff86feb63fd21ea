import type { Page } from '@playwright/test'

export interface Held {
  readonly nodes: number
  readonly listeners: number
  /** Bytes. */
  readonly heap: number
}

/** Nodes, listeners and heap that are still held after the garbage is gone. */
export async function readHeld(page: Page): Promise<Held> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  for (let pass = 0; pass < 3; pass += 1) await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  await client.detach()
  const value = (name: string) => metrics.find((metric) => metric.name === name)!.value
  return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') }
}

/** How much more is held now. */
export const moreThan = (before: Held, now: Held): Held => ({
  nodes: now.nodes - before.nodes,
  listeners: now.listeners - before.listeners,
  heap: now.heap - before.heap,
})
