import { expect, test } from './react.fixture'

test('REACT-8 context reaches labels, tabs, slides, areas and triggers', async ({ page, openReact, inReact }) => {
  await openReact({ styles: ['tabs', 'menu', 'alert', 'language-toolbar'] })
  await inReact(
    ({ h, render, React, Alert, ElasticSlider, LanguageToolbar, Menu, ScrollSections, Select, Tabs, WidgetArea, WidgetAreas }) => {
      const Place = React.createContext('nowhere')
      const Show = ({ of }: { of: string }) => h('span', null, `${of}: ${React.useContext(Place)}`)
      const thumbnail = { src: '/video/clock.jpg', width: 96, height: 54 }
      const show = (of: string) => h(Show, { of })
      render(
        h(
          Place.Provider,
          { value: 'here' },
          h(Alert, { title: show('alert title') }, show('alert')),
          h(Tabs, { label: 'Tabs', items: [{ id: 'one', title: show('tab'), content: show('tab panel') }] }),
          h(ElasticSlider, {
            label: 'Slides',
            slides: [
              { content: show('slide'), thumbnail },
              { content: 'Two', thumbnail },
            ],
          }),
          h(Menu, { label: 'Main', items: [{ label: 'Home', content: show('menu'), href: '/' }] }),
          h(Select, { label: show('label') }, h('option', null, 'One')),
          h(WidgetAreas, null, h(WidgetArea, null, show('area'))),
          h(LanguageToolbar, { trigger: show('trigger'), languages: [{ code: 'en', label: 'English', href: '/' }] }),
          h(ScrollSections, { label: 'A walk', sections: [{ id: 'one', name: 'One', content: show('section') }] }),
        ),
      )
    },
  )
  for (const of of ['alert title', 'alert', 'tab', 'tab panel', 'slide', 'menu', 'label', 'area', 'trigger', 'section'])
    await expect(page.getByText(`${of}: here`, { exact: true })).toBeVisible()
})

test('REACT-5 a menu, a search, a cart and a language toolbar are open as their owner says; what is refused stays closed', async ({
  page,
  openReact,
  inReact,
}) => {
  await openReact({ styles: ['menu', 'search', 'cart', 'language-toolbar'] })
  await inReact(({ h, render, find, React, Cart, LanguageToolbar, Menu, Search }) => {
    const App = () => {
      const [open, setOpen] = React.useState('')
      Object.assign(window, { setOpen })
      const keeper = (name: string) => ({
        open: open === name,
        onOpenChange: (isOpen: boolean) => open === 'locked' || setOpen(isOpen ? name : ''),
      })
      const items = [{ label: 'Journal', href: '/journal/', children: [{ label: 'First', href: '/first/' }] }]
      return h(
        React.Fragment,
        null,
        h('output', null, `Open: ${open}`),
        h(Menu, {
          label: 'Main',
          items,
          openIndex: open === 'menu' ? 0 : null,
          onOpenIndexChange: (at: number | null) => open === 'locked' || setOpen(at === null ? '' : 'menu'),
        }),
        h(Search, { find, ...keeper('search') }),
        h(Cart, keeper('cart')),
        h(LanguageToolbar, { languages: [{ code: 'en', label: 'English', href: '/' }], ...keeper('languages') }),
      )
    }
    render(h(App))
  })
  const seen = {
    menu: page.getByRole('link', { name: 'First' }),
    search: page.getByRole('searchbox'),
    cart: page.getByRole('region', { name: 'Shopping cart' }),
    languages: page.getByRole('link', { name: 'English' }),
  }
  for (const [name, part] of Object.entries(seen)) {
    await page.evaluate(`setOpen('${name}')`)
    await expect(part).toBeVisible()
    await page.keyboard.press('Escape')
    await page.evaluate(`setOpen('')`)
    await expect(part).toBeHidden()
  }
  await page.evaluate(`setOpen('locked')`)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: /^Shopping cart/ }).click()
  await expect(page.getByText('Open: locked')).toBeVisible()
  for (const part of Object.values(seen)) await expect(part).toBeHidden()
})
