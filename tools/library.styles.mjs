// The library's style sheets as applications import them: one a feature, its parts, one for all, and the guards apart (decision 0064).
import { build } from 'esbuild'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LAYERS = /@layer ([\w.,\s-]+?)\s*[;{]/g
/** As esbuild writes it: a block at the outermost level ends with the next brace that stands first on a line. */
const GUARD = /^@layer vitrine-guard\.[\w-]+ \{\n[\s\S]*?^\}\n/gm
const GIVEN_BACK = /^ *[\w-]+: revert-layer !important;\n/gm
const EMPTY_RULE = /^ *[^{}\n;][^{};]*\{\s*\}\n/gm

/** The sheets by file name: one a feature (without rules for one that needs none), its parts, `styles.css` for all, and `guards.css`. */
export async function makeStyles(features) {
  const names = readdirSync(features)
  const sheets = names.flatMap((feature) =>
    readdirSync(join(features, feature))
      .filter((file) => file.endsWith('.css'))
      .map((file) => ({ file, isWhole: file === `${feature}.css`, path: join(features, feature, file) })),
  )
  const whole = sheets.filter(({ isWhole }) => isWhole)
  const bundle = (list) => bundleSheets(list, features)
  const [all, ...parts] = await Promise.all([bundle(whole), ...sheets.map((sheet) => bundle([sheet]))])
  const order = `@layer ${[...orderOfLayers(sheets.map(({ path }) => readFileSync(path, 'utf8'))), 'vitrine-guard'].join(', ')};\n`
  const guards = new Set([all, ...parts].flatMap((css) => css.match(GUARD) ?? []))
  return new Map([
    ...names.map((feature) => [`${feature}.css`, `/* ${feature} needs no rules. */\n`]),
    ...sheets.map(({ file }, at) => [file, order + withoutGuards(parts[at])]),
    ['styles.css', order + withoutGuards(all)],
    ['guards.css', order + [...guards].join('')],
  ])
}

export async function buildStyles(features, outdir) {
  mkdirSync(outdir, { recursive: true })
  for (const [file, css] of await makeStyles(features)) writeFileSync(join(outdir, file), css)
}

async function bundleSheets(sheets, resolveDir) {
  const contents = sheets.map(({ path }) => `@import ${JSON.stringify(path)};`).join('\n')
  const stdin = { contents, loader: 'css', resolveDir }
  const { outputFiles } = await build({ stdin, bundle: true, write: false, logLevel: 'warning', legalComments: 'none' })
  return outputFiles[0].text.replaceAll(/^\/\*.*\*\/\n/gm, '')
}

/** What a guard does beside giving back our own values stays. */
export function withoutGuards(css) {
  return css.replaceAll(GUARD, (block) => {
    let kept = block.replaceAll(GIVEN_BACK, '')
    for (let before = ''; before !== kept;) [before, kept] = [kept, kept.replaceAll(EMPTY_RULE, '')]
    return kept
  })
}

/** One order for all layers, which keeps what every sheet says of its own: whoever is imported first decides nothing. */
export function orderOfLayers(sheets) {
  const before = new Map()
  for (const [, list] of sheets.join('\n').matchAll(LAYERS)) {
    const names = list.split(/,\s*/).filter((name) => name.startsWith('vitrine.'))
    for (const [at, name] of names.entries()) before.set(name, new Set([...(before.get(name) ?? []), ...names.slice(0, at)]))
  }
  const order = new Set()
  const place = (name, way) => {
    if (way.includes(name)) throw new Error(`The style sheets disagree about the order of the layers ${[...way, name].join(' < ')}.`)
    for (const earlier of [...(before.get(name) ?? [])].sort()) if (!order.has(earlier)) place(earlier, [...way, name])
    order.add(name)
  }
  for (const name of [...before.keys()].sort()) place(name, [])
  return [...order]
}
