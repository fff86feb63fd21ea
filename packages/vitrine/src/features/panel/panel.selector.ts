/**
 * Whether a click here may be meant for a panel: it is in one, on a link to one, or on what a panel names as its opener. Known
 * before panels are loaded.
 */
export function isForPanel(target: Element): boolean {
  const openers = [...document.querySelectorAll<HTMLElement>('[data-on_click_element]')].map(({ dataset }) => dataset.on_click_element)
  // Each by itself: one that is no selector takes no other down. It is reported when the options are read.
  return ['[data-feature=panel],a[href*="#"][href*=__]', ...openers].some((selector) => {
    try {
      return selector && target.closest(selector)
    } catch {
      return false
    }
  })
}
