import { transform } from 'esbuild'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { examples } from '../src/style-guide/examples'
import { codeOf, type Library } from '../src/style-guide/jsx/code'
import { jsxOf } from '../src/style-guide/jsx/jsx'

const Box = (props: Record<string, unknown>) => props.children as ReactNode
const Lid = (_: { readonly film?: ReactNode }) => null
const names = new Map<unknown, string>([
  [Box, 'Box'],
  [Lid, 'Lid'],
])
const library: Library = {
  nameOf: (type) => names.get(type),
  doorOf: (type) => (names.has(type) ? 'box' : undefined),
  stylesOf: (door) => [`${door}.css`],
}
/** Without the imports, which are the same for all. */
const print = (node: ReactNode) => codeOf(node, library)?.split("import 'vitrine/box.css'\n\n")[1]

const Page = ({ name }: { name: string }) => (
  <main>
    <div data-example-space="long" />
    <Box label={name} data-example-note="" />
  </main>
)
const long = Array.from({ length: 9 }, (_, at) => ({ title: `Picture ${at}`, href: `/a/long/address/of/a/picture-${at}.jpg` }))

it.each<[string, ReactNode, string | undefined]>([
  ['markup written by hand has no JSX', <div data-feature="box" />, undefined],
  ['what stands around a component is left out', <Page name="One" />, 'export const Example = () => <Box label="One" />'],
  [
    'flags, numbers, quotes and objects',
    <Box isOn isOff={false} size={3} note={'"so"'} at={{ 'data-y': 'z' }} none={undefined} />,
    `export const Example = () => (\n  <Box isOn isOff={false} size={3} note={'"so"'} at={{ 'data-y': 'z' }} />\n)`,
  ],
  [
    'a long value is a constant, of which the first two are shown',
    <Box pictures={long} />,
    `const pictures = [\n  { title: 'Picture 0', href: '/a/long/address/of/a/picture-0.jpg' },\n  { title: 'Picture 1', href: '/a/long/address/of/a/picture-1.jpg' },\n  // and 7 more\n]\n\nexport const Example = () => <Box pictures={pictures} />`,
  ],
  [
    'two that differ have two names',
    <>
      <Box pictures={long} />
      <Box pictures={long} />
      <Box pictures={long.slice(0, 2)} />
    </>,
    expect.stringMatching(/<Box pictures=\{pictures\} \/>\n.*<Box pictures=\{pictures\} \/>\n.*<Box pictures=\{pictures2\} \/>/) as never,
  ],
  [
    'spaces between words and elements stay, and braces are words',
    <Box>
      <p>
        A sentence that is long enough to be broken, with <a href="/">a link</a> in the middle of it, and more words.
      </p>
      <p>{'{count}'}</p>
    </Box>,
    `export const Example = () => (\n  <Box>\n    <p>\n      A sentence that is long enough to be broken, with{' '}\n      <a href="/">a link</a>\n      {' '}in the middle of it, and more words.\n    </p>\n    <p>{'{count}'}</p>\n  </Box>\n)`,
  ],
  [
    'of a row of the same kind the first two are shown',
    <Box>
      {[1, 2, 3, 4].map((at) => (
        <li key={at}>{at}</li>
      ))}
    </Box>,
    'export const Example = () => (\n  <Box>\n    <li>1</li>\n    <li>2</li>\n    {/* and 2 more */}\n  </Box>\n)',
  ],
  [
    'another feature’s markup stands for its component',
    <Box>
      <div data-feature="video-sync">
        <img alt="" />
      </div>
      <Lid film={<div data-feature="video" />} />
    </Box>,
    'export const Example = () => (\n  <Box>\n    {/* <VideoSync> */}\n    <Lid film={<>{/* <Video> */}</>} />\n  </Box>\n)',
  ],
])('%s', (_, node, code) => expect(print(node)).toEqual(code))

const Pair = () => (
  <>
    <dt>One</dt>
    <dd>Two</dd>
  </>
)

it('components of the examples’ own are written out, in children and in props', () => {
  expect(print(<Box head={<Pair />} items={[{ content: <Pair /> }]} />)).not.toContain('Pair')
  expect(
    print(
      <Box>
        <Pair />
      </Box>,
    ),
  ).toBe('export const Example = () => (\n  <Box>\n    <dt>One</dt>\n    <dd>Two</dd>\n  </Box>\n)')
})

it('every component of an example is imported, with its styles', () => {
  expect(
    codeOf(
      <Box>
        <Lid />
      </Box>,
      library,
    ),
  ).toMatch(/^import \{ Box, Lid \} from 'vitrine\/box'\nimport 'vitrine\/box\.css'\n\n/)
})

it('every example of a component has JSX that can be compiled, and only markup written by hand has none', async () => {
  const without: string[] = []
  for (const [feature, list] of examples)
    for (const { name } of list) {
      const code = jsxOf(feature, name)
      if (!code) without.push(`${feature}/${name}`)
      else await transform(code, { loader: 'tsx', jsx: 'automatic', sourcefile: `${feature}/${name}` })
    }
  // Links, classes and settings of pages that are written by hand.
  for (const name of without) expect(name).toMatch(/^(gallery\/(singles|tiles|settings)|layout\/.*|lazy-load\/poster|mail-link\/nothing)$/)
})
