import { readEach } from '../../core/fields'
import { pageSettingsOf } from '../../page/services/options'
import { reportWrong } from '../../page/services/wrong-setting'
import { edit } from '../../page/ui/nested-list'
import { menuFields } from './menu.options'

/** What the page's settings say of menus, where their markup does not say it: how wide a mega menu may be, and the mobile design. */
export function applyMenuSettings(menu: HTMLElement, signal: AbortSignal): void {
  const given = pageSettingsOf('menu')
  const options = readEach(menuFields, given, (name, value) =>
    reportWrong({ setting: `menu.${name}`, given: value, allowed: menuFields[name as 'goToLabel'].allowed }, 'menu', menu),
  )
  const edits = edit(signal)
  const { breakPoint } = pageSettingsOf('header')
  if (breakPoint !== undefined && !menu.dataset.breakPoint) edits.set(menu, 'data-break-point', String(breakPoint))
  const [name, value] = menu.dataset.feature === 'menu' ? ['data-base', options.megaBaseWidth] : ['data-design', options.mobileDesign]
  if (!menu.hasAttribute(name)) edits.set(menu, name, value)
}
