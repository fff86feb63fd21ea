import { expect, test } from 'vitest'
import { checkDevPage } from './dev-page'

const check = async (html: string) => {
  const asked: string[] = []
  const faults = await checkDevPage({
    page: '/',
    html,
    origin: 'http://localhost:4321',
    known: new Set(['/', '/honey/', '/about/']),
    ask: async (path) => {
      asked.push(path)
      return path === '/honey/' ? { isThere: true, html: '<h2 id="when">When</h2>' } : { isThere: path === '/logo.png' }
    },
  })
  return { asked, said: faults.map(({ message }) => message) }
}

test('what leads nowhere is told while the page is written; only what is not known is asked for', async () => {
  expect(await check('<a href="/about/"><a href="/honey/"><a href="#top"><img src="/_image?x" alt="">')).toEqual({ asked: [], said: [] })
  expect(await check('<a href="/abuot/"><img src="/logo.png" alt=""><img src="/lgo.png" alt="">')).toEqual({
    asked: ['/abuot/', '/logo.png', '/lgo.png'],
    said: ['links to /abuot/, but there is nothing. Did you mean /about/?', 'loads /lgo.png for <img>, but there is no such file.'],
  })
  expect(await check('<h2 id="a">A</h2><a href="#a"><a href="#b"><a href="/honey/#when"><a href="/honey/#wen">')).toEqual({
    asked: ['/honey/'],
    said: [
      'links to #b, but / has no element with the id "b". Did you mean #a?',
      'links to /honey/#wen, but /honey/ has no element with the id "wen". Did you mean #when?',
    ],
  })
})
