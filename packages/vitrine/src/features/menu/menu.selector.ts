/**
 * What the bar's first gestures are, for whoever holds them until its code is there.
 *
 * The first tap on a parent: where there is nothing but touch the style sheet serves it, so it waits only on devices that have both.
 */
export const isFirstTap = (target: Element, click: MouseEvent): boolean =>
  (click as PointerEvent).pointerType === 'touch' &&
  matchMedia('(hover: hover)').matches &&
  target.closest('[data-part="item"] > a:has(~ [popover])') !== null

/** An arrow key on one of its links or buttons. */
export const isBarKey = ({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  /^(Arrow|Home$|End$)/.test(key) && !(ctrlKey || metaKey || altKey || shiftKey) && (target as Element).matches('a, button, summary')
