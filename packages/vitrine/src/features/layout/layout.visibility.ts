export interface VisibilityProps {
  /** The kinds of window that it is left out on. */
  readonly hideOn?: 'small' | 'medium' | 'large' | readonly ('small' | 'medium' | 'large')[]
}

/** The classes for an element that is left out on some windows: `<p className={visibility({ hideOn: 'small' })}>`. */
export const visibility = ({ hideOn = [] }: VisibilityProps): string =>
  [hideOn]
    .flat()
    .map((size) => `hide-${size}`)
    .join(' ')
