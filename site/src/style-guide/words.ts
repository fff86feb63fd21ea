/** What the style guide and the live examples say of themselves. */
export const words = {
  title: 'Style guide',
  lead: "Every feature's examples as they are tested, each in a window of its own.",
  description:
    'Every example of every feature, live: the page that shows how Vitrine looks and behaves, and where each part is tried and tested.',
  ownView: {
    title: 'A React view of your own',
    note: 'Served as finished HTML. React is fetched when somebody is there, and the view wakes when it is used.',
    notice: 'The shop closes early on Friday.',
  },
  features: 'Features in the style guide',
  example: (name: string) => `Example: ${name}`,
  tokens: {
    title: 'Tokens',
    lead: 'What the look is made of. A theme says in its own sheet which of them are to be others.',
    token: 'Token',
    light: 'Light',
    dark: 'Dark',
    contrast: 'Contrast of words on their ground',
    pair: 'Words and ground',
  },
  open: 'Open it alone',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected: press Ctrl+C or ⌘C',
}
