import { expect, test } from 'vitest'
import { fillForm } from './markup'

const FORM =
  '<form data-form="contact"><input type="hidden" name="token" value=""><input type="text" name="subject" required><textarea name="text"></textarea><p role="status" data-part="status"></p></form>'

test('what a visitor typed comes back as it was, whatever it means to a replacement or to HTML', () => {
  for (const typed of [
    "$'",
    '$&',
    '$`',
    '$1',
    '"><script>hit(1)</script>',
    "' onfocus=hit(1) x='",
    '</textarea><img src=x onerror=hit(1)>',
  ]) {
    const html = fillForm(FORM, 'contact', { token: 't', message: typed, values: { subject: typed, text: typed } })
    const said = typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    expect(html).toContain(`<input value="${said}" type="text" name="subject" required>`)
    expect(html).toContain(`<textarea name="text">\n${said}</textarea>`)
    expect(html).toContain(`data-part="status">${said}</p>`)
  }
})
