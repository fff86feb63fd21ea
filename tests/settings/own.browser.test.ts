import { expect, test } from '#test'

test('PAGE-1 alert.duration is how long an alert takes to fold away', async ({ page, mountHtml }) => {
  const alert = (style: string) =>
    `<div data-feature="alert" data-tone="notice" role="status" ${style}><div data-part="body"><div data-part="text"><p>Saved</p></div></div></div>`
  await mountHtml(alert('') + alert('style="--alert-duration: 2s"'), { styles: ['alert'], isWithoutScript: true })
  await expect(page.locator('[data-feature="alert"]').first()).toHaveCSS('transition-duration', '0.4s, 0.4s, 0.4s')
  await expect(page.locator('[data-feature="alert"]').last()).toHaveCSS('transition-duration', '2s, 2s, 2s')
})
