/** The style sheet of a part that is far down the page, for visitors without scripts. With them, `data-late-styles` on the part fetches it when somebody comes near. */
export const LateStyles = ({ href }: { readonly href: string }) => (
  <noscript>
    <link rel="stylesheet" href={href} />
  </noscript>
)
