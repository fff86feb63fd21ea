/** Content that arrived later (a modal's, an answer's) asks for its behaviour by this; `start` hears it. */
export const CONTENT_EVENT = 'vitrine:content'

export function announceContent(root: Element): void {
  root.dispatchEvent(new CustomEvent(CONTENT_EVENT, { bubbles: true }))
}
