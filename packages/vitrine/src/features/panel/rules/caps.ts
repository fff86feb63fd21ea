export interface Openings {
  readonly inPageView: number
  readonly inSession: number
}

/** Whether the site's limits (0: none) leave room for one more panel that opens by itself. */
export const hasRoom = (
  { inPageView, inSession }: Openings,
  caps: { readonly maxPerPageView: number; readonly maxPerSession: number },
): boolean =>
  (caps.maxPerPageView === 0 || inPageView < caps.maxPerPageView) && (caps.maxPerSession === 0 || inSession < caps.maxPerSession)
