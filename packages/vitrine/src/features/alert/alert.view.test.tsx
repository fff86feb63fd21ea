import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Alert, type AlertProps } from './alert.view'

it.each<[props: AlertProps, role: string]>([
  [{}, 'status'],
  [{ tone: 'success' }, 'status'],
  [{ tone: 'warning' }, 'alert'],
  [{ tone: 'error' }, 'alert'],
])('FORM-3 an alert with %o is served shown, as a %s', (props, role) => {
  const html = renderToStaticMarkup(<Alert {...props}>Saved</Alert>)
  expect(html).toContain(`role="${role}"`)
  expect(html).not.toContain('data-state')
})

it.each<[props: AlertProps, has: string | RegExp, hasNot: string | RegExp]>([
  [{ title: 'Done' }, '<strong>Done</strong>Saved', 'data-duration'],
  [{ duration: 900, closeLabel: 'Away' }, /data-duration="900".*<button[^>]*aria-label="Away"/, 'Close this message'],
  [{ isClosable: false }, 'Saved', '<button'],
  [{ open: false }, /^$/, 'Saved'],
])('FORM-3 what an alert with %o is served with', (props, has, hasNot) => {
  const html = renderToStaticMarkup(<Alert {...props}>Saved</Alert>)
  expect(html).toMatch(has)
  expect(html).not.toMatch(hasNot)
})
