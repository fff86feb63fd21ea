// The library's modules for other people's bundlers: one JavaScript file, one declaration and one source map for each source file.
import { build } from 'esbuild'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { root } from './setup.mjs'

/** Imports that only Vite understands: the address or the text of a style sheet. Both become a module that holds the text. */
const STYLE_IMPORT = /\.css\?(url|inline)$/
const HOOK = /^(use[A-Z]\w*|createContext)$/

/** Compiles the doors and all that they reach, and nothing else: tests and examples are behind no door. */
export async function compile({ source, doors, folder }) {
  const options = {
    ...readOptions(join(root, 'tsconfig.base.json')),
    noEmit: false,
    declaration: true,
    sourceMap: true,
    inlineSources: true,
    types: ['node', 'youtube'],
    rootDir: source,
    outDir: folder,
  }
  const program = ts.createProgram([...doors, join(source, 'css.d.ts')], options)
  const sheets = new Map()
  const { diagnostics } = program.emit(undefined, undefined, undefined, false, {
    after: [markClient, (context) => rewriteImports(context, sheets)],
    afterDeclarations: [(context) => rewriteImports(context, sheets)],
  })
  // Types are checked by `npm run check`; here only what cannot be written down as a declaration is a fault.
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, formatHost))
  await Promise.all([...sheets].map(([sheet, form]) => writeStyleModule({ sheet, form, source, folder })))
}

/**
 * Compiles what `doors` reach when they run, each module into `folder` at its own place: for a package that stays its sources
 * otherwise. Declarations come for those modules only.
 */
export async function compileReached({ source, doors, folder }) {
  const { metafile } = await build({
    entryPoints: doors,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    outdir: folder,
    splitting: true,
    packages: 'external',
    logLevel: 'error',
  })
  const files = Object.keys(metafile.inputs).map((input) => resolve(input))
  const options = { ...readOptions(join(root, 'tsconfig.base.json')), noEmit: false, rootDir: source, outDir: folder }
  for (const file of files) {
    const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
      fileName: file,
      compilerOptions: options,
      transformers: { after: [(context) => rewriteImports(context, new Map())] },
    })
    const target = join(folder, relative(source, file).replace(/\.tsx?$/, '.js'))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, outputText)
  }
  const ambient = ['env.d.ts', 'virtual.d.ts'].map((name) => join(source, name))
  const program = ts.createProgram([...doors, ...ambient], { ...options, declaration: true, emitDeclarationOnly: true, types: ['node'] })
  const isReached = (file) => file.startsWith(folder) && existsSync(file.replace(/\.d\.ts$/, '.js'))
  program.emit(undefined, (file, text) => isReached(file) && ts.sys.writeFile(file, text))
}

const formatHost = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => root, getNewLine: () => '\n' }

function readOptions(file) {
  const { config } = ts.readConfigFile(file, ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options
}

/** Server Components take what is not marked as their own: whatever uses a hook, and nothing else, is for the client. */
function markClient({ factory }) {
  return (file) => {
    const isMarked = file.statements.some((statement) => ts.isExpressionStatement(statement) && statement.expression.text === 'use client')
    if (isMarked || !file.statements.some(importsHook)) return file
    const mark = factory.createExpressionStatement(factory.createStringLiteral('use client', true))
    return factory.updateSourceFile(file, [mark, ...file.statements])
  }
}

function importsHook(statement) {
  const named = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings
  return (
    Boolean(named) && ts.isNamedImports(named) && named.elements.some(({ name, propertyName }) => HOOK.test((propertyName ?? name).text))
  )
}

/** Gives relative imports their endings, as Node and every bundler read them. */
function rewriteImports({ factory }, sheets) {
  return (file) => {
    const rename = (node) => {
      const isOwn = node && ts.isStringLiteral(node) && node.text.startsWith('.')
      return isOwn ? factory.createStringLiteral(findModule(file.fileName, node.text, sheets), true) : node
    }
    const visit = (node) => {
      if (ts.isImportDeclaration(node)) {
        const { modifiers, importClause, attributes } = node
        return factory.updateImportDeclaration(node, modifiers, importClause, rename(node.moduleSpecifier), attributes)
      }
      if (ts.isExportDeclaration(node)) {
        const { modifiers, isTypeOnly, exportClause, attributes } = node
        return factory.updateExportDeclaration(node, modifiers, isTypeOnly, exportClause, rename(node.moduleSpecifier), attributes)
      }
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && ts.isStringLiteral(node.arguments[0]))
        return factory.updateCallExpression(node, node.expression, undefined, [rename(node.arguments[0])])
      if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
        const argument = factory.updateLiteralTypeNode(node.argument, rename(node.argument.literal))
        const typeArguments = node.typeArguments?.map((type) => ts.visitNode(type, visit))
        return factory.updateImportTypeNode(node, argument, node.attributes, node.qualifier, typeArguments, node.isTypeOf)
      }
      return ts.visitEachChild(node, visit, undefined)
    }
    return ts.visitNode(file, visit)
  }
}

function findModule(importer, name, sheets) {
  const path = resolve(dirname(importer), name)
  const form = STYLE_IMPORT.exec(name)?.[1]
  if (form) {
    sheets.set(path.slice(0, path.lastIndexOf('?')), form)
    return name.replace('?', '.') + '.js'
  }
  const isFile = (file) => existsSync(file) && statSync(file).isFile()
  if (isFile(`${path}.ts`) || isFile(`${path}.tsx`)) return `${name}.js`
  if (isFile(join(path, 'index.ts'))) return `${name}/index.js`
  throw new Error(`${importer} imports ${name}, which is not there.`)
}

/** A style sheet that a script brings along: as text, which every bundler takes and a strict policy allows (`page/ui/styles.ts`). */
async function writeStyleModule({ sheet, form, source, folder }) {
  // Bundled: a sheet that is adopted by a script may import none.
  const { outputFiles } = await build({ entryPoints: [sheet], bundle: true, minify: true, write: false })
  const css = JSON.stringify(outputFiles[0].text.trim())
  const file = join(folder, `${relative(source, sheet)}.${form}.js`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `export default ${form === 'url' ? `{ css: ${css} }` : css}\n`)
}
