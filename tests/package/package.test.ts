import { build } from 'esbuild'
import { execFile } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildPackage, pack } from '../../tools/library.mjs'
import { installPackage } from '../support/package'

const root = join(import.meta.dirname, '../..')
const tool = (name: string, ...args: string[]) => promisify(execFile)(join(root, 'node_modules/.bin', name), args, { cwd: root })
/** The Node that npm was started with: older than the workspace's own, where the machine's is. */
const hostNode = process.env.npm_node_execpath ?? process.execPath

let library = ''
let application = ''
let files: readonly string[] = []
let doors: readonly string[] = []
const read = (file: string) => readFileSync(join(library, file), 'utf8')

beforeAll(async () => {
  library = await buildPackage()
  application = await installPackage('application')
  files = readdirSync(join(library, 'dist'), { recursive: true, encoding: 'utf8' }).map((file) => join('dist', file).replaceAll('\\', '/'))
  const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, unknown> }
  doors = Object.keys(exports).filter((door) => !/[*]|\.json$/.test(door))
}, 400_000)

describe('the packed library', () => {
  it('REACT-9 is found clean by publint and by Are the Types Wrong', { timeout: 120_000 }, async () => {
    const tarball = await pack()
    await expect(tool('publint', tarball, '--strict')).resolves.toMatchObject({ stdout: expect.stringContaining('All good!') })
    await expect(tool('attw', tarball, '--profile', 'esm-only', '--quiet')).resolves.toBeTruthy()
  })

  it('REACT-9 has a door for every feature, a README and the licence, and no tests, examples or sources', () => {
    const features = readdirSync(join(root, 'packages/vitrine/src/features')).map((feature) => `./${feature}`)
    expect(doors).toEqual(expect.arrayContaining(['.', './react', './settings', ...features]))
    expect(read('README.md')).toContain('npm install vitrine')
    expect(read('LICENSE')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'))
    expect(files.filter((file) => /\.(test|examples|browser)\.|\.tsx$|(?<!\.d)\.ts$/.test(file))).toEqual([])
  })

  it('REACT-9 has declarations and a source map for every module', () => {
    const modules = files.filter((file) => file.startsWith('dist/esm/') && file.endsWith('.js') && !/\.css\.\w+\.js$/.test(file))
    expect(modules.length).toBeGreaterThan(100)
    expect(modules.filter((file) => !files.includes(file.replace(/js$/, 'd.ts')) || !files.includes(`${file}.map`))).toEqual([])
  })

  it('REACT-9 has a style sheet for every feature, and one for all', () => {
    const everyFeature = readdirSync(join(root, 'packages/vitrine/src/features'))
    expect(files).toEqual(expect.arrayContaining([...everyFeature, 'guards'].map((name) => `dist/styles/${name}.css`)))
    const own = (feature: string) => readdirSync(join(root, 'packages/vitrine/src/features', feature)).includes(`${feature}.css`)
    const features = readdirSync(join(root, 'packages/vitrine/src/features')).filter(own)
    expect(files).toEqual(expect.arrayContaining(['styles', ...features].map((name) => `dist/styles/${name}.css`)))
    for (const feature of features) expect(read('dist/styles/styles.css')).toContain(`@layer vitrine.${feature}`)
    for (const sheet of files.filter((file) => file.endsWith('.css'))) expect(read(sheet), sheet).not.toContain('@import')
  })

  it('REACT-9 has no import that only one bundler understands', () => {
    for (const file of files.filter((file) => file.startsWith('dist/esm/') && file.endsWith('.js'))) {
      const code = read(file)
      expect(code, file).not.toMatch(/\?(url|inline|raw)['"]|import\.meta|(from|import) ?\(?['"][^'"]+\.css['"]/)
      // Bundlers must leave alone what is known only on the page.
      for (const [call] of code.matchAll(/\bimport\((?!['"])[^)]*/g)) expect(call, file).toContain('webpackIgnore: true')
      for (const [, name] of code.matchAll(/(?:from |import\(|import )['"](\.[^'"]+)['"]/g)) expect(name, file).toMatch(/\.js$/)
    }
  })

  it('REACT-7 says of every module that uses a hook, and of no other, that it is for the client', () => {
    const isMarked = (file: string) => read(file).startsWith("'use client'")
    const modules = files.filter((file) => file.startsWith('dist/esm/') && file.endsWith('.js'))
    const usesHook = (file: string) => /^import \{[^}]*\b(use[A-Z]\w*|createContext)\b[^}]*\} from/m.test(read(file))
    expect(modules.filter((file) => isMarked(file) !== usesHook(file))).toEqual([])
    expect(modules.filter((file) => isMarked(file) && file.endsWith('/index.js'))).toEqual([])
    // A Server Component cannot call or read what is marked: only components and hooks may be.
    const exported = (file: string) =>
      [...read(file).matchAll(/^export (?:const|let|async function|function|class) (\w+)/gm)].map(([, name]) => name!)
    for (const file of modules.filter(isMarked))
      expect(
        exported(file).filter((name) => !/^(use)?[A-Z]/.test(name)),
        file,
      ).toEqual([])
  })

  it(
    'REACT-9 passes a strict type check, with every example of the guide, in an application that checks its libraries too',
    { timeout: 120_000 },
    async () => {
      const compilerOptions = {
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        preserveSymlinks: true,
        noEmit: true,
        types: [],
      }
      const documents = ['site/content/guide/12-react.md', 'packages/vitrine/README.md'].map((path) =>
        readFileSync(join(root, path), 'utf8'),
      )
      const blocks = documents.flatMap((text) => [...text.matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, block]) => block!))
      expect(blocks.length).toBeGreaterThan(6)
      for (const [at, block] of blocks.entries()) writeFileSync(join(application, `document${at}.tsx`), block)
      writeFileSync(join(application, 'styles.d.ts'), "declare module '*.css'")
      const files = ['doors.ts', 'styles.d.ts', ...blocks.map((_, at) => `document${at}.tsx`)]
      writeFileSync(join(application, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
      writeFileSync(
        join(application, 'doors.ts'),
        doors.map((door, at) => `export * as door${at} from ${JSON.stringify(`vitrine${door.slice(1)}`)}`).join('\n'),
      )
      const { stdout } = await tool('tsc', '-p', application).catch((error: { stdout: string }) => error)
      expect(stdout).toBe('')
    },
  )

  it('REACT-9 can be imported, door by door, on a server: no DOM is touched', { timeout: 60_000 }, async () => {
    const imports = doors.map((door) => `await import(${JSON.stringify(`vitrine${door.slice(1)}`)})`).join('\n')
    writeFileSync(join(application, 'doors.mjs'), imports)
    await expect(promisify(execFile)(hostNode, [join(application, 'doors.mjs')])).resolves.toEqual({ stdout: '', stderr: '' })
  })

  it('MAIL-10 `npx vitrine` runs from the packed files', { timeout: 60_000 }, async () => {
    const { bin } = JSON.parse(read('package.json')) as { bin: { vitrine: string } }
    const { stdout, stderr } = await promisify(execFile)(hostNode, [join(library, bin.vitrine), 'mail', 'you@example.com'])
    expect(stdout).toContain('data-mail=')
    expect(stderr).toBe('')
    const { version } = JSON.parse(read('package.json')) as { version: string }
    const asked = await promisify(execFile)(hostNode, [join(library, bin.vitrine), '--version'])
    expect(asked).toEqual({ stdout: `${version}\n`, stderr: '' })
  })
})

describe('in an application that imports Alert and nothing else', () => {
  const bundle = async () => {
    const { outputFiles, metafile } = await build({
      stdin: { contents: "export { Alert } from 'vitrine/alert'", resolveDir: application },
      external: ['react', 'react-dom'],
      bundle: true,
      minify: true,
      format: 'esm',
      define: { 'process.env.NODE_ENV': '"production"' },
      // What is fetched later (the words for a wrong prop) is a file of its own.
      splitting: true,
      outdir: application,
      metafile: true,
      write: false,
      logLevel: 'silent',
    })
    const entry = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]!.entryPoint === '<stdin>')!
    // What arrives with it: its file, and what that imports at once.
    const names = new Set([entry])
    for (const name of names)
      for (const { path, kind, external } of metafile.outputs[name]!.imports) if (kind === 'import-statement' && !external) names.add(path)
    const parts = [...names].map((path) => outputFiles.find((file) => file.path.endsWith(basename(path)))!)
    return {
      weight: parts.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0),
      inputs: Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs)),
    }
  }

  it('REACT-9 no other feature is bundled', async () => {
    const { inputs } = await bundle()
    expect(inputs.some((path) => path.includes('/features/alert/'))).toBe(true)
    expect(inputs.filter((path) => /\/features\/(?!alert\/)|\/(start|registry|settings)\.js$/.test(path))).toEqual([])
  })

  it('REACT-9 it weighs under 1 kB, with the reading of props that all components share', async () => {
    expect((await bundle()).weight).toBeLessThan(1000)
  })
})
