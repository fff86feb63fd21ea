import { expect, test } from './react.fixture'

test('REACT-6 many slides and submenus are mounted with work that grows with their number, and equal labels are no fault', async ({
  page,
  openReact,
}) => {
  await openReact({ styles: ['slider', 'menu'] })
  /** How often elements are looked for while so many are mounted: a time would be the machine's, not ours. */
  const searches = (kind: 'slider' | 'menu', count: number) =>
    page.evaluate(
      ([kind, count]) => {
        const { h, render, unmount, Slider, Menu } = window.harness
        const many = Array.from({ length: count }, (_, at) => at)
        const items = many.map((at) => ({ label: 'Same', href: `/${at}/`, children: [{ label: 'Below', href: `/${at}/below/` }] }))
        const slider = h(Slider, { label: 'Many', children: many.map((at) => h('p', { key: at }, `Slide ${at}`)) })
        const { querySelector, querySelectorAll, closest, matches } = Element.prototype
        let searched = 0
        for (const [name, method] of Object.entries({ querySelector, querySelectorAll, closest, matches }))
          Object.assign(Element.prototype, {
            [name](this: Element, selector: string) {
              searched += 1
              return (method as (selector: string) => unknown).call(this, selector)
            },
          })
        render(kind === 'slider' ? slider : h(Menu, { label: 'Many', items }))
        unmount()
        Object.assign(Element.prototype, { querySelector, querySelectorAll, closest, matches })
        return searched
      },
      [kind, count] as const,
    )
  for (const kind of ['slider', 'menu'] as const) {
    const [few, many] = [await searches(kind, 50), await searches(kind, 400)]
    expect(many / few, kind).toBeLessThan(10)
  }
})
