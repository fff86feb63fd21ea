/**
 * Whether a click here may be meant for a panel: it is in one, on a link to one, or on what a panel names as its opener. Known
 * before panels are loaded.
 */
export function isForPanel(target: Element): boolean {
  const openers = [...document.querySelectorAll<HTMLElement>('[data-on_click_element]')].map(({ dataset }) => dataset.on_click_element)
  try {
    return target.closest(['[data-feature="panel"], a[href*="#"][href*="__"]', ...openers.filter(Boolean)].join()) !== null
  } catch {
    // Somebody wrote what is no selector; it is reported when the options are read.
    return false
  }
}
