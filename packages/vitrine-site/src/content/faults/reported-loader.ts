import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SchemaContext } from 'astro:content'
import type { Loader } from 'astro/loaders'
import { z } from 'astro/zod'
import { formatFault, type Fault } from './fault'
import { hasFaults, setFaults } from './faults'
import { toFaults, withWrittenDays } from './issues'
import { readYamlSource } from './yaml-source'

type Context = Parameters<NonNullable<Extract<Loader, { load: unknown }>['load']>>[0]
type Schema = z.ZodType | ((context: SchemaContext) => z.ZodType)
interface EntryType {
  readonly getEntryInfo: (given: { readonly contents: string; readonly fileUrl: URL }) => object | Promise<object>
}
/** How files become data, by their endings: what Astro gives its own loaders, and does not tell of in its types. */
interface Reading {
  readonly entryTypes: ReadonlyMap<string, EntryType>
}

const DATA = /\.ya?ml$/

/**
 * A loader whose faults are kept with their places, all of them, in place of the first that it meets. A file that has some is not
 * taken in: what was there before is gone too, so that nobody looks at an old page and takes it for the new one.
 */
export const reported = (loader: Loader, schema: Schema): Loader => ({
  ...loader,
  load: async (context) => {
    if (!('load' in loader) || !loader.load) return
    const nameOf = (path: string) => relative(fileURLToPath(context.config.root), path).replaceAll('\\', '/')
    const tell = (path: string, faults: readonly Fault[]) => {
      setFaults(nameOf(path), faults)
      // A build tells all of them at its end; while somebody writes, each is told at once.
      if (context.watcher) for (const fault of faults) context.logger.error(formatFault(fault))
    }
    const faultyIds = new Set<string>()
    context.watcher?.on('unlink', (path) => setFaults(nameOf(path), []))
    await loader.load({
      ...context,
      ...({ entryTypes: tolerant((context as unknown as Reading).entryTypes, tell, nameOf) } satisfies Reading),
      parseData: async (entry) => {
        const { id, data, filePath } = entry
        if (filePath === undefined) return context.parseData(entry)
        faultyIds.delete(id)
        const source = readYamlSource(readFileSync(filePath, 'utf8'), DATA.test(filePath))
        // No YAML: that has been told already, with its place.
        if (source.faults.length > 0) return (faultyIds.add(id), data)
        const written = withWrittenDays(data, source)
        const outside = typeof schema === 'function' ? schema({ image: () => z.string() } as unknown as SchemaContext) : schema
        const read = await outside.safeParseAsync(written)
        tell(filePath, read.success ? [] : toFaults(read.error.issues, nameOf(filePath), source))
        return read.success ? context.parseData({ ...entry, data: written }) : (faultyIds.add(id), data)
      },
      store: keepingOut(context.store, ({ id, filePath }) => faultyIds.has(id) || (filePath !== undefined && hasFaults(filePath))),
    })
  },
})

interface Kept {
  readonly id: string
  readonly filePath?: string | undefined
}

function keepingOut(store: Context['store'], isFaulty: (entry: Kept) => boolean): Context['store'] {
  return {
    ...store,
    // Not spread with the others by every version.
    addModuleImport: (...given) => store.addModuleImport(...given),
    set: (entry) => {
      if (!isFaulty(entry)) return store.set(entry)
      store.delete(entry.id)
      return false
    },
  } as Context['store']
}

/** Front matter that is no YAML is told with its place as well, and does not end the reading of all other files. */
function tolerant(
  types: Reading['entryTypes'],
  tell: (path: string, faults: readonly Fault[]) => void,
  nameOf: (path: string) => string,
): Reading['entryTypes'] {
  const wrap = (type: EntryType): EntryType => ({
    ...type,
    getEntryInfo: async (given) => {
      const path = fileURLToPath(given.fileUrl)
      try {
        const info = await type.getEntryInfo(given)
        setFaults(nameOf(path), [])
        return info
      } catch (error) {
        const { faults } = readYamlSource(given.contents, DATA.test(path))
        const [first = { line: 1, column: 1, message: String((error as Error).message).split('\n')[0]! }] = faults
        const help = /mapping/i.test(first.message) ? ' A text with a colon and a space in it must stand in quotation marks.' : ''
        tell(path, [{ file: nameOf(path), ...first, message: `is not YAML: ${first.message.replace(/[.:]?$/, '.')}${help}` }])
        return { data: {}, body: '', slug: '', rawData: '' }
      }
    },
  })
  return new Map([...types].map(([name, type]) => [name, wrap(type)]))
}
