import { memo } from 'react'
import { useSurroundings } from './gallery.context.view'

/** Next or previous. Where the options want no arrows, the same control lies unseen over the neighbour that peeks in. */
export const Arrow = memo(function Arrow({ to, isDisabled }: { readonly to: 'next' | 'previous'; readonly isDisabled: boolean }) {
  const { texts, conductor } = useSurroundings()
  return (
    <button
      type="button"
      data-part="arrow"
      data-control={to}
      aria-label={texts[to]}
      title={texts[to]}
      // Not `disabled`: at the last item the focus would fall out of the dialog's order.
      aria-disabled={isDisabled || undefined}
      onClick={() => conductor.send({ type: to })}
    />
  )
})
