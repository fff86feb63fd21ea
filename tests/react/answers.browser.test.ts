import { expect, test } from './react.fixture'

const noted = (name: string) => `harness.calls.filter(([called]) => called === '${name}').map(([, value]) => value)`

test('REACT-3 a cart takes no product that it could not show: each is told by name, nothing is thrown, and only a change is told', async ({
  page,
  openReact,
  inReact,
  guard,
}) => {
  guard.expectConsole(/Cart: add: product is null, but it must be an object with id, title and price\. Nothing was added\./)
  guard.expectConsole(/Cart: add: product\.id is undefined, but it must be a text that is not empty/)
  guard.expectConsole(/Cart: add: product\.price is NaN, but it must be a number of at least 0/)
  guard.expectConsole(/Cart: add: product\.price is "12", but/)
  guard.expectConsole(/Cart: add: product\.currency is "euro", but it must be the three capital letters/)
  guard.expectConsole(/Cart: add: product\.href is "javascript:void 0", but it must be a path of this site/)
  guard.expectConsole(/AddToCart: product\.price is undefined, but it must be a number of at least 0\. There is nothing to add\./)
  await openReact()
  await inReact(({ h, render, note, React, Cart, AddToCart }) => {
    const cup = { id: 'cup', title: 'Cup', price: 12, currency: 'EUR', href: '/cup/' }
    localStorage.setItem('vitrine-cart', JSON.stringify([{ ...cup, quantity: 2 }]))
    const ref = React.createRef<{ add(product: unknown): void; change(id: string, quantity: number): void; lines(): unknown[] }>()
    render([
      h(Cart, { key: 'a', ref: ref as never, onCartChange: note('cart') }),
      h(AddToCart, { key: 'b', product: { id: 'x', title: 'X' } as never }),
    ])
    const wrong = [
      null,
      {},
      { ...cup, price: NaN },
      { ...cup, price: '12' },
      { ...cup, currency: 'euro' },
      { ...cup, href: 'javascript:void 0' },
    ]
    for (const product of wrong) ref.current!.add(product)
    ref.current!.change('cup', 2)
    ref.current!.change('none', 4)
    note('lines')(ref.current!.lines().length)
    ref.current!.add(cup)
  })
  expect(await page.evaluate(`${noted('lines')}`)).toEqual([1])
  expect(await page.evaluate(`${noted('cart')}.map(([line]) => line.quantity)`)).toEqual([2, 3])
  await expect(page.locator('[data-cart-count]')).toHaveText('3')
})

test('REACT-4 an own `find` is kept to the limit, and asked again after it failed; each failure is told', async ({
  page,
  openReact,
  inReact,
  guard,
}) => {
  guard.expectConsole(/search: The first failure/)
  guard.expectConsole(/search: The second failure/)
  await openReact()
  await inReact(({ h, render, note, React, Search }) => {
    const ref = React.createRef<never>()
    Object.assign(window, { ref })
    let asked = 0
    const find = () => {
      asked += 1
      if (asked < 3) throw new Error(asked === 1 ? 'The first failure' : 'The second failure')
      const results = [1, 2, 3, 4].map((at) => ({ href: `/${at}/`, title: `Page ${at}`, excerpt: [] }))
      return Promise.resolve({ total: 4, results })
    }
    render(h(Search, { ref, find, limit: 2, defaultOpen: true, onAnswer: note('answer') }))
  })
  const states = () => page.evaluate(`${noted('answer')}.map(({ name }) => name).filter((name) => name !== 'searching' && name !== 'idle')`)
  for (const all of [['unavailable'], ['unavailable', 'unavailable'], ['unavailable', 'unavailable', 'found']]) {
    await page.evaluate('ref.current.search("tea")')
    await expect.poll(states).toEqual(all)
  }
  await expect(page.locator('[data-part="results"] a')).toHaveCount(2)
  await expect(page.locator('[data-part="status"]')).toContainText('4')
})

test('REACT-4 comments: a reply is cancelled only where there is one, pages are a text, and a bare comment is an answer', async ({
  page,
  openReact,
  inReact,
  guard,
}) => {
  guard.expectConsole(/comments: the server has taken the form, but its answer is not JSON like/)
  const answers = ['Thank you', '{"id":7,"name":"Ada","text":"Well put"}']
  await page.route('**/comments/', (route) => route.fulfill({ status: 201, contentType: 'application/json', body: answers.shift()! }))
  await openReact({ styles: ['comments'] })
  await inReact(({ h, render, note, Comments }) =>
    render(
      h(Comments, {
        address: '/comments/',
        post: 'first',
        comments: [{ id: '1', parent: '0', name: 'Bo', text: 'Hello', date: '2026-11-16T10:00:00Z' }],
        pages: { page: 1, last: 3, hrefOf: '/journal/first/comments/{page}/' },
        onPost: note('post'),
      }),
    ),
  )
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/journal/first/comments/3/')
  await expect(page.locator('#cancel-comment-reply-link')).toBeHidden()
  await page.getByRole('link', { name: 'Reply' }).click()
  await expect(page.locator('#cancel-comment-reply-link')).toBeVisible()
  await page.locator('#cancel-comment-reply-link').click()
  await expect(page.locator('#cancel-comment-reply-link')).toBeHidden()
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Comment', { exact: true }).fill('Well put')
  await page.getByRole('button', { name: 'Send the comment' }).click()
  await expect(page.getByText('The comment could not be sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Send the comment' }).click()
  await expect(page.getByText('Your comment is there.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Well put' })).toBeVisible()
  expect(await page.evaluate(`${noted('post')}[0].id`)).toBe('7')
})
