import { expect, test } from './react.fixture'

test('REACT-3 what is wrong or missing in props is told by the prop’s name, once, and the rest is shown', async ({
  page,
  openReact,
  inReact,
  guard,
}) => {
  const told = [
    /VitrineProvider: texts\.sldier is not a group\. Groups are: .*slider/,
    /VitrineProvider: texts\.slider\.nexxt is not known\. slider has: .*next/,
    /VitrineProvider: settings\.slider\.sped is not known/,
    /VitrineProvider: locale is "not a language", but it must be a language tag like de-CH/,
    /Tabs: value is "none", but it must be one of "a", "b"\. The first is shown\./,
    /Slider: index is -1, but it must be a whole number of at least 0/,
    /Slider: label is undefined, but it must be a text/,
    /ConsentList: provider is "nobody", but it must be one of "youtube"/,
    /MailLink: payload is undefined, but it must be what sealAddress/,
    /LazyImage: src is undefined, but it must be an address\. Nothing is loaded\./,
  ]
  for (const words of told) guard.expectConsole(words)
  await openReact()
  await inReact(({ h, render, VitrineProvider, Tabs, Slider, ConsentList, MailLink, LazyImage }) => {
    const items = ['a', 'b'].map((id) => ({ id, title: id, content: `Panel ${id}` }))
    const wrong = {
      texts: { sldier: {}, slider: { nexxt: 'Weiter', next: 'Weiter' } },
      settings: { slider: { sped: 4 } },
      locale: 'not a language',
    }
    render(
      h(
        VitrineProvider,
        wrong as never,
        h(Tabs, { label: 'Two', items, value: 'none' }),
        h(Slider, { index: -1, children: [h('p', { key: 1 }, 'One'), h('p', { key: 2 }, 'Two')] } as never),
        h(ConsentList, { choices: [{ provider: 'nobody', label: 'Nobody' }] } as never),
        h(MailLink, { text: 'you at example' } as never),
        h(LazyImage, {} as never),
      ),
    )
  })
  await expect.poll(() => guard.console.length).toBe(told.length)
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible()
  await expect(page.getByText('Panel a')).toBeVisible()
})
