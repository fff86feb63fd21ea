import { readScriptCall } from './page/script-call'

/** A link that calls a decoder, as older pages have it, becomes one that holds the payload: what it would have run never runs. */
export function mountOlderMailLink(link: HTMLElement): void {
  const call = readScriptCall(link.getAttribute('href') ?? '')
  if (!call) return
  link.dataset.cx = String(call.payload)
  if (call.password !== undefined) link.dataset.cxk = call.password
  if (call.mode !== undefined) link.dataset.cxm = call.mode
  link.setAttribute('href', '#mail')
}
