/** Puts what is wrong on a page above it, for the one who writes it. It is in no build. */
export function withNotice(html: string, text: string): string {
  const notice = `<section data-part="mistakes" aria-label="Mistakes on this page"><style>${STYLE}</style><pre>${escape(text.trim())}</pre></section>`
  return html.replace(/<body[^>]*>/, (body) => body + notice)
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const STYLE = `
[data-part='mistakes'] { position: relative; z-index: 1000; padding: 1rem; background: #7a1300; color: #fff; }
[data-part='mistakes'] pre { margin: 0; padding: 0; background: none; color: inherit; font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; }
`
