import type { Library } from './code'

/** The library's components, by what they are: the examples import the same modules. */
const views = import.meta.glob<Record<string, unknown>>('../../../../packages/vitrine/src/features/*/*.view.tsx', { eager: true })
const sheets = Object.keys(import.meta.glob('../../../../packages/vitrine/src/features/*/*.css'))
  .map((path) => path.split('/').slice(-2))
  .filter(([door, file]) => file === `${door}.css`)
  .map(([door]) => door!)

const components = new Map(
  Object.entries(views).flatMap(([path, view]) => {
    const door = path.split('/').at(-2)!
    return Object.entries(view).map(([name, type]) => [type, { name, door }] as const)
  }),
)

/** Styles that a component needs beside its own. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { 'slider-modal': ['slider.css'] }

export const library: Library = {
  nameOf: (type) => components.get(type)?.name,
  doorOf: (type) => components.get(type)?.door,
  stylesOf: (door) => [...(sheets.includes(door) ? [`${door}.css`] : []), ...(BESIDE[door] ?? [])],
}
