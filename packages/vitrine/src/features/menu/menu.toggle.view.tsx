import { labelFrom } from './menu.options'

/** Both names of a sub-menu's button. The style sheet shows the one that holds, so the name is right before any script. */
export const SubmenuLabels = ({ name, open, close }: { name: string; open: string; close: string }) => (
  <>
    <span data-part="open-label">{labelFrom(open, name)}</span>
    <span data-part="close-label">{labelFrom(close, name)}</span>
  </>
)
