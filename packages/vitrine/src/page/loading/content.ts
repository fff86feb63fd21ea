/** Content that arrived later may ask for its engines by this. What is put into the page is seen without it. */
export const CONTENT_EVENT = 'vitrine:content'

export function announceContent(root: Element): void {
  root.dispatchEvent(new CustomEvent(CONTENT_EVENT, { bubbles: true }))
}
