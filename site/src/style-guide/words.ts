/** What the style guide and the live examples say of themselves. */
export const words = {
  title: 'Style guide',
  lead: "Every feature's examples as they are tested, each in a window of its own.",
  description:
    'Every example of every feature, live: the page that shows how Vitrine looks and behaves, and where each part is tried and tested.',
  features: 'Features in the style guide',
  example: (name: string) => `Example: ${name}`,
  open: 'Open it alone',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected: press Ctrl+C or ⌘C',
}
