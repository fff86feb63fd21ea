const adopted = new Set<string>()

/**
 * Takes in a small style sheet that comes as text with the code that needs it, through the CSSOM, which a strict policy allows.
 */
export function adoptStyle(css: string): void {
  if (adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
