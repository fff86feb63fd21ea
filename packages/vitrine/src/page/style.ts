const adopted = new Set<string>()

/**
 * Takes in a style sheet that only an awake view needs. It comes with the view's own code and is applied through the CSSOM,
 * which a strict policy allows: no page links it before it is needed, and no other file has to be found.
 */
export function adoptStyle(css: string): void {
  if (adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
