import { createElement as h, Fragment } from 'react'
import { expect, it } from 'vitest'
import { slidesFrom } from './flat-children'

const picture = (src: string) => h('img', { src })
const sourcesOf = (children: Parameters<typeof slidesFrom>[0]) =>
  slidesFrom(children).map(({ slide }) => (slide as { props: { src: string } }).props.src)

it('REACT-8 every child is a slide, also in fragments; what a condition leaves behind is none', () => {
  const inner = h(Fragment, { key: 'same' }, picture('b'), h(Fragment, null, picture('c')), 0, '', false, null)
  expect(sourcesOf(h(Fragment, null, picture('a'), inner))).toEqual(['a', 'b', 'c'])
  expect(sourcesOf([0, h(Fragment, { key: 1 }, picture('a')), h(Fragment, { key: 2 }, picture('b'))])).toEqual(['a', 'b'])
  expect(slidesFrom([0, '', undefined])).toEqual([])
  expect(slidesFrom('Words')).toHaveLength(1)
})

it('REACT-6 slides keep different keys', () => {
  const keys = slidesFrom([inKeyed('x'), inKeyed('y'), picture('a'), picture('b')]).map(({ key }) => key)
  expect(new Set(keys).size).toBe(6)
})

const inKeyed = (key: string) => h(Fragment, { key }, picture('a'), picture('b'))
