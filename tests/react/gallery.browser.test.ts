import { findFaults } from '#test'
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

/** While an item moves, keys do nothing. */
const atRest = (page: Parameters<Parameters<typeof test>[2]>[0]['page']) =>
  page.locator('dialog[data-state="rest"] [data-offset="0"][data-content="ready"]').waitFor()

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
  await atRest(page)
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
  await atRest(page)
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

test('REACT-8 captions, contents and controls of an open gallery are the application’s own elements, with its context and its handlers', async ({
  page,
  inReact,
}) => {
  await inReact(({ h, render, React, Gallery, GalleryControl, GalleryLink }) => {
    const [first, second, third] = (window as never)['pictures'] as [object, object, { href: string }]
    const Name = React.createContext('nobody')
    const Greeting = () => {
      const [count, setCount] = React.useState(0)
      return h('button', { type: 'button', onClick: () => setCount(count + 1) }, `Hello ${React.useContext(Name)}, ${count}`)
    }
    const App = () => {
      const [name, setName] = React.useState('Ann')
      Object.assign(window, { setName })
      return h(
        React.Fragment,
        null,
        h('output', null, name),
        h(
          Name.Provider,
          { value: name },
          h(Gallery, {
            group: 'one',
            pictures: [
              { ...first, caption: h(Greeting) },
              { ...second, caption: h('span', null, 'Second, ', h('a', { href: '/b/' }, 'more')) },
              { ...third, content: h('form', { 'aria-label': 'Order' }, h('input', { 'aria-label': 'Number' }), h(Greeting)) },
            ] as never,
            controls: ({ index, total }) =>
              h(GalleryControl, { label: `Like ${index + 1} of ${total}`, onClick: () => setName(`fan of ${index + 1}`) }, '♥'),
          }),
          h(Gallery, { group: 'two', children: h(GalleryLink, { href: third.href, caption: h('b', null, 'Bold words') }, 'The dogs') }),
        ),
      )
    }
    render(h(App))
  })
  const gallery = dialog(page)

  await test.step('REACT-8 a caption keeps its state, and hears of the context', async () => {
    await page.getByRole('link', { name: 'Small meadow' }).click()
    await gallery.getByRole('button', { name: 'Hello Ann, 0' }).click()
    await expect(gallery.getByRole('button', { name: 'Hello Ann, 1' })).toBeVisible()
    await page.evaluate('setName("Bea")')
    await expect(gallery.getByRole('button', { name: 'Hello Bea, 1' })).toBeVisible()
  })

  await test.step('REACT-8 a control of its own stands among the others, knows the item, and can be reached by the keyboard', async () => {
    const like = gallery.getByRole('button', { name: 'Like 1 of 3' })
    const play = gallery.getByRole('button', { name: 'Slideshow' })
    const [own, others] = [(await like.boundingBox())!, (await play.boundingBox())!]
    expect([own.width, own.height, own.y]).toEqual([others.width, others.height, others.y])
    await like.focus()
    await page.keyboard.press('Tab')
    await expect(play).toBeFocused()
    await like.click()
    await expect(gallery.getByRole('button', { name: 'Hello fan of 1, 1' })).toBeVisible()
  })

  await test.step('REACT-8 each item has its own caption, and the words are read out', async () => {
    await atRest(page)
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByRole('link', { name: 'more' })).toBeVisible()
    await expect(gallery.getByRole('button', { name: /^Hello/ })).toHaveCount(0)
    await expect(gallery.getByRole('status')).toContainText('2 of 3. The peaks. Second, more')
    await expect(gallery.getByRole('button', { name: 'Like 2 of 3' })).toBeVisible()
  })

  await test.step('REACT-8 what stands in place of a file can be used, and the arrow keys are its own while somebody types', async () => {
    await atRest(page)
    await page.keyboard.press('ArrowRight')
    const field = gallery.getByRole('textbox', { name: 'Number' })
    await field.fill('12')
    await atRest(page)
    await page.keyboard.press('ArrowLeft')
    await expect(field).toHaveValue('12')
    await gallery.getByRole('button', { name: 'Hello fan of 1, 0' }).click()
    await expect(gallery.getByRole('button', { name: 'Hello fan of 1, 1' })).toBeVisible()
    expect(await findFaults(page)).toEqual([])
  })

  await test.step('REACT-8 once it is closed nothing of it is left, and a link anywhere may have such a caption', async () => {
    await page.keyboard.press('Escape')
    await expect(gallery).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Number' })).toHaveCount(0)
    await page.getByRole('link', { name: 'The dogs' }).click()
    await expect(gallery.locator('b')).toHaveText('Bold words')
    await expect(gallery.getByRole('status')).toContainText('Bold words')
    await inReact(({ unmount }) => unmount())
    await expect(gallery).toHaveCount(0)
  })
})

test('REACT-6 a gallery with equal pictures, links in its captions, empty children or pictures that go while it is open stays right', async ({
  page,
  guard,
  inReact,
}) => {
  guard.expectConsole(/Gallery: index is 9, but it must be a whole number from 0 to 1/)
  await inReact(({ h, render, React, Gallery, VitrineProvider, useGallery }) => {
    const [first, second] = (window as never)['pictures'] as [object, { href: string }]
    const caption = h('span', null, 'See ', h('a', { href: second.href }, 'the other'))
    const Nowhere = () => {
      const gallery = useGallery([{ url: second.href }, { url: second.href }])
      return h('button', { onClick: () => gallery.open(0) }, 'From nowhere')
    }
    const App = () => {
      const [isThere, setThere] = React.useState(true)
      Object.assign(window, { setThere })
      const pictures = isThere
        ? [
            { ...first, caption },
            { ...first, caption: 'Again' },
          ]
        : []
      return h(
        VitrineProvider,
        { texts: { gallery: { next: 'Weiter' } } },
        h(Gallery, { group: 'g', pictures: pictures as never, children: null }),
        h(Gallery, { group: 'far', pictures: [first, second] as never, open: true, index: 9 }),
        h(Nowhere),
      )
    }
    render(h(App))
  })
  await page.getByRole('link', { name: 'Small meadow' }).first().click()
  await expect(dialog(page).getByRole('status')).toContainText('1 of 2')
  await expect(dialog(page).getByRole('button', { name: 'Weiter' })).toBeVisible()
  await page.evaluate('setThere(false)')
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'From nowhere' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Weiter' })).toBeVisible()
})
