import { expect, test } from './react.fixture'

const address = (name: string, width: number) => `/style-guide/pictures/${name}-${width}.jpg`
/** Passed into the page as text: what a test says there knows nothing of this file. */
const PICTURES = ['meadow', 'peaks', 'dogs'].map((name) => ({
  href: address(name, 1600),
  title: `The ${name}`,
  thumbnail: { src: address(name, 400), width: 200, height: 150, alt: `Small ${name}` },
}))

test.beforeEach(async ({ page, openReact }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openReact({ styles: ['gallery'] })
  await page.evaluate((pictures) => Object.assign(window, { pictures }), PICTURES)
})

const dialog = (page: Parameters<Parameters<typeof test>[2]>[0]['page']) => page.getByRole('dialog', { name: 'Gallery' })

test('REACT-2 a gallery is alive by itself: a press opens the picture, Back closes it', async ({ page, inReact }) => {
  await inReact(({ h, render, Gallery }) => render(h(Gallery, { group: 'g', pictures: (window as never)['pictures'] })))
  await page.getByRole('link', { name: 'Small peaks' }).click()
  await expect(dialog(page).getByRole('status')).toContainText('2 of 3. The peaks')
  await expect(page).toHaveURL(/#g\/1$/)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Small peaks' })).toBeFocused()
})

test('REACT-4 a gallery tells what has changed and why, and its ref opens, moves and closes it', async ({ page, inReact }) => {
  await inReact(({ h, render, note, React, Gallery }) => {
    const ref = React.createRef<never>()
    Object.assign(window, { ref })
    render(
      h(Gallery, {
        ref,
        group: 'g',
        pictures: (window as never)['pictures'],
        onOpenChange: note('open'),
        onIndexChange: note('index'),
      }),
    )
  })
  await page.evaluate('ref.current.open(2)')
  await expect(dialog(page).getByRole('status')).toContainText('3 of 3')
  await page.evaluate('ref.current.previous()')
  await expect(dialog(page).getByRole('status')).toContainText('2 of 3')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(await inReact(({ calls }) => calls)).toEqual([
    ['index', 2, { group: 'g', index: 2, cause: 'script' }],
    ['open', true, { group: 'g', index: 2, cause: 'script' }],
    ['index', 1, { group: 'g', index: 1, cause: 'script' }],
    ['open', false, { group: 'g', index: 1, cause: 'visitor' }],
  ])
})

test('REACT-5 a gallery whose owner keeps it open or closed is where the owner says', async ({ page, inReact }) => {
  await inReact(({ h, render, React, Gallery }) => {
    const App = () => {
      const [isOpen, setOpen] = React.useState(false)
      const [index, setIndex] = React.useState(1)
      Object.assign(window, { setOpen, setIndex })
      return h(
        React.Fragment,
        null,
        h('output', null, `${isOpen ? 'open' : 'closed'} at ${index}`),
        h(Gallery, {
          group: 'g',
          pictures: (window as never)['pictures'],
          open: isOpen,
          index,
          onOpenChange: setOpen,
          onIndexChange: setIndex,
        }),
      )
    }
    render(h(App))
  })
  await page.evaluate('setOpen(true)')
  await expect(dialog(page).getByRole('status')).toContainText('2 of 3')
  await page.evaluate('setIndex(2)')
  await expect(dialog(page).getByRole('status')).toContainText('3 of 3')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('output')).toHaveText('open at 1')
  await page.keyboard.press('Escape')
  await expect(page.locator('output')).toHaveText('closed at 1')
  await expect(dialog(page)).toHaveCount(0)
})

test('REACT-6 a gallery that goes while it is open leaves nothing behind', async ({ page, inReact }) => {
  await inReact(({ h, render, Gallery }) => render(h(Gallery, { group: 'g', pictures: (window as never)['pictures'] })))
  await page.getByRole('link', { name: 'Small dogs' }).click()
  await expect(dialog(page)).toBeVisible()
  await inReact(({ unmount }) => unmount())
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/#/)
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
})

test('REACT-8 any trigger inside opens, and a caption may be elements', async ({ page, inReact }) => {
  await inReact(({ h, render, React, Gallery }) => {
    const [first] = (window as never)['pictures'] as { caption?: unknown }[]
    const caption = h(React.Fragment, null, 'By ', h('a', { href: '/ann/' }, 'Ann'))
    render(
      h(
        React.Fragment,
        null,
        h(Gallery, { group: 'one', children: h('p', null, h('a', { href: '/style-guide/pictures/sea-1600.jpg' }, 'See the sea')) }),
        h(Gallery, { group: 'two', pictures: [{ ...(first as object), caption }] as never }),
      ),
    )
  })
  await page.getByRole('link', { name: 'See the sea' }).click()
  await expect(dialog(page).locator('img[src$="sea-1600.jpg"]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Small meadow' }).click()
  await expect(dialog(page).getByRole('link', { name: 'Ann' })).toBeVisible()
})

test('GAL-9 a gallery that opens while another one is closing stays open, and Back leaves the page as it was', async ({
  page,
  inReact,
}) => {
  await inReact(({ h, render, React, Gallery }) => {
    const [first, second] = (window as never)['pictures'] as never[]
    const galleries = [first, second].map((picture, at) => h(Gallery, { key: at, group: `g${at}`, pictures: [picture] as never }))
    render(h(React.Fragment, null, ...galleries))
  })
  const before = await page.evaluate(() => history.length)
  // The moment after closing, in which the first one's history entry is still there, goes by when the test says so.
  await page.clock.install()
  await page.getByRole('link', { name: 'Small meadow' }).click()
  await expect(page).toHaveURL(/#g0\/0$/)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Small peaks' }).click()
  await expect(page).toHaveURL(/#g1\/0$/)
  await page.clock.runFor(1000)
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(/#g1\/0$/)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/#/)
})

test('REACT-4 useGallery opens items that stand nowhere on the page, and closes with its component', async ({ page, inReact }) => {
  await inReact(({ h, render, useGallery }) => {
    const Button = () => {
      const { open } = useGallery([{ url: '/style-guide/pictures/sea-1600.jpg', title: 'Sea' }, { html: '<p>Hello</p>' }])
      return h('button', { onClick: () => open(1) }, 'Show')
    }
    render(h(Button))
  })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(dialog(page).getByText('Hello')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await inReact(({ unmount }) => unmount())
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('REACT-6 options that change while a gallery is open are taken in, and it stays open where it is', async ({ page, inReact }) => {
  await inReact(({ h, render, Gallery }) =>
    render(h(Gallery, { group: 'g', skin: 'dark', path: 'vertical', pictures: (window as never)['pictures'] })),
  )
  await page.getByRole('link', { name: 'Small peaks' }).click()
  await expect(dialog(page).getByRole('status')).toContainText('2 of 3')
  const frame = dialog(page).locator('[data-part="frame"]')
  await expect(frame).toHaveAttribute('data-way', 'vertical')
  await inReact(({ h, render, Gallery }) =>
    render(
      h(Gallery, {
        ...{ group: 'g', skin: 'light', path: 'horizontal', hasArrows: false, hasSlideshow: false },
        ...{ texts: { name: 'Bilder' }, pictures: (window as never)['pictures'] },
      }),
    ),
  )
  await expect(dialog(page)).toHaveAttribute('data-skin', 'light')
  await expect(frame).toHaveAttribute('data-way', 'horizontal')
  await expect(frame).toHaveAttribute('data-arrows', 'peek')
  await expect(dialog(page).getByRole('button', { name: /slideshow/i })).toHaveCount(0)
  await expect(dialog(page).getByRole('status')).toContainText('2 of 3')
  await expect(page).toHaveURL(/#g\/1$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Texts are taken when it opens next.
  await page.getByRole('link', { name: 'Small peaks' }).click()
  await expect(page.getByRole('dialog', { name: 'Bilder' })).toBeVisible()
})
