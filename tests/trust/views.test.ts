import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CartLines } from '../../packages/vitrine/src/features/cart/cart.lines.view'
import { linesOf, readCart } from '../../packages/vitrine/src/features/cart/cart.model'
import { CommentItem } from '../../packages/vitrine/src/features/comments/comments.item.view'
import { commentsFields } from '../../packages/vitrine/src/features/comments/comments.options'
import { buildThread } from '../../packages/vitrine/src/features/comments/comments.thread'
import { readFields } from '../../packages/vitrine/src/core/read-fields'
import { readExcerpt } from '../../packages/vitrine/src/features/search/search.excerpt'
import { readAnswer } from '../../packages/vitrine/src/features/search/search.model'
import { SearchResults } from '../../packages/vitrine/src/features/search/search.results.view'
import { ATTACKS } from './attacks'

const nothing = () => {}

/** What draws new content in the browser, with an attack in every field that a stranger may fill. */
const DRAWN: Readonly<Record<string, (attack: string) => string>> = {
  'a comment': (attack) => {
    const comment = { id: attack, parent: attack, name: attack, text: `${attack}\n\nhttps://${attack}`, date: attack, day: attack }
    const [branch] = buildThread([comment])
    return renderToStaticMarkup(
      createElement(CommentItem, { branch: branch!, post: attack, options: readFields(commentsFields, { replyText: attack }) }),
    )
  },
  'a result of a search': (attack) => {
    const { results } = readAnswer({
      total: 1,
      results: [
        { href: attack, title: attack, excerpt: [...readExcerpt(attack, attack), { text: attack, isMarked: true }], picture: attack },
      ],
    })
    return renderToStaticMarkup(createElement(SearchResults, { results }))
  },
  'a line of the cart': (attack) => {
    const lines = linesOf(
      readCart([{ id: attack, title: attack, price: 1, currency: 'EUR', href: `/${attack}`, picture: attack, quantity: 1 }]),
    )
    const options = { quantityLabel: attack, removeLabel: attack, locale: 'en' }
    return renderToStaticMarkup(createElement(CartLines, { lines, options, onChange: nothing, onEmptied: nothing }))
  },
}

/** React announces pictures by a `link`. */
const OWN = /^(a|article|bdi|button|div|header|img|input|label|li|link|mark|ol|p|path|span|svg|time)$/

/** What in markup could run something: elements that are not the view's own, handlers, addresses of scripts. */
function findDanger(node: Tree.ParentNode): string[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return []
    const attributes = child.attrs.filter(
      ({ name, value }) =>
        /^(on|style$|srcdoc$|formaction$)/i.test(name) ||
        (/^(href|src|action)$/.test(name) && !/^(https?|data):$/.test(URL.parse(value, 'https://site.example/')?.protocol ?? 'https:')),
    )
    return [
      ...(OWN.test(child.tagName) ? [] : [child.tagName]),
      ...attributes.filter(({ value }) => !value.startsWith(REACT_BLOCKED)).map(({ name, value }) => `${name}=${value}`),
      ...findDanger(child),
    ]
  })
}

/** What React puts in the place of a script's address. */
const REACT_BLOCKED = "javascript:throw new Error('React has blocked a javascript: URL"

test('the search for danger finds it', () => {
  expect(findDanger(parseFragment('<b onclick="x"></b><a href="java\tscript:x">x</a><script></script>'))).toEqual([
    'b',
    'onclick=x',
    'href=java\tscript:x',
    'script',
  ])
})

test.each(Object.entries(DRAWN))('%s is words, whatever a stranger wrote', (_, draw) => {
  // Every way to run something, in two wrappings: words are not parsed, so how they are wrapped makes no difference.
  for (const attack of [...ATTACKS.slice(0, 64), 'javascript:hit(0)', ' java\tscript:hit(0)', '\u0001javascript:hit(0)'])
    expect(findDanger(parseFragment(draw(attack))), attack).toEqual([])
})
