import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkBuilt } from '../import/report/check'
import { REPORT, writeReport } from '../import/report/report'
import { runImport, type ImportResult } from '../import/run'
import { SourceError } from '../import/source/source'
import { wxrSource } from '../import/source/wxr'
import { writeWhole } from '../import/write/files'
import { insideOf } from '../import/write/inside'
import { openComments } from '../server/comments/open'
import { CommandError } from './error'
import { commentSettings } from './start'

export const summary = 'brings a WordPress site: its export.xml, checked first'

const HELP = `Usage: vitrine import EXPORT.xml … [options]

Reads the file of Tools → Export (all of them, where there are several) and says what it would do: a page to read in ${REPORT}.
Nothing is written before you say so.

  --write              imports. Run again at any time: your own changes are kept, and what is there is not fetched again
  --check              looks on the built pages (run \`vitrine build\` first) for everything that was in the export
  --uploads FOLDER     takes pictures and files from a copy of wp-content/uploads, and asks nothing of the old site
  --no-media           fetches no files
  --no-old-files       keeps no copies of pictures at their old addresses
  --keep-paths         leaves articles at their old paths (/2019/05/salt/), in place of /journal/salt/
  --take FILE          writes a file that you have (content/menus/main.yaml, content/settings.ts, content/pages/index.md …); yours is
                       put into import/before
  --keep-emails        keeps the e-mail addresses of people who commented
  --allow-host HOST    lets a host on a private network be asked for media, such as localhost:8080
`

const OPTIONS = {
  write: { type: 'boolean' },
  check: { type: 'boolean' },
  uploads: { type: 'string' },
  media: { type: 'boolean', default: true },
  'old-files': { type: 'boolean', default: true },
  'keep-paths': { type: 'boolean' },
  take: { type: 'string', multiple: true },
  'keep-emails': { type: 'boolean' },
  'allow-host': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const

export async function run(args: string[], folder: string): Promise<number> {
  const { values, positionals } = readArgs(args)
  if (values.help || positionals.length === 0) {
    console.info(HELP)
    return values.help ? 0 : 1
  }
  const files = findExports(positionals.map((path) => resolve(folder, path)))
  if (!existsSync(join(folder, 'content')))
    throw new CommandError(
      `There is no content folder in ${folder}.`,
      'Go to the folder of your site, or make one: npm create vitrine my-site',
    )
  const uploads = values.uploads && resolve(folder, values.uploads)
  if (uploads && !existsSync(uploads)) throw new CommandError(`There is no folder ${uploads}.`)
  const line = progressLine()
  const comments = commentSettings(folder)
  try {
    const result = await runImport(wxrSource(files), {
      folder,
      isWriting: values.write === true,
      media: {
        uploads,
        isFetched: values.media,
        keepsAddresses: values['old-files'],
        download: { allowedHosts: values['allow-host'] ?? [] },
      },
      comments,
      keepsEmails: values['keep-emails'] === true,
      keepsPaths: values['keep-paths'],
      taken: new Set((values.take ?? []).map((file) => file.replaceAll('\\', '/').replace(/^\.\//, ''))),
      isChecking: values.check === true,
      onStep: line.show,
    })
    line.clear()
    const check = values.check ? await checkResult(result, folder, comments) : undefined
    await writeWhole(insideOf(folder, REPORT), writeReport(result, check))
    tell(result)
    if (check) for (const { what, found, all } of check.looked) console.info(`  ${what}: ${found} of ${all} on the built pages`)
    console.info(`\n▸ Read ${REPORT}${values.write || values.check ? '' : ', then run the command again with --write'}`)
    return check && check.missing.length > 0 ? 2 : 0
  } catch (error) {
    line.clear()
    if (error instanceof SourceError) throw new CommandError(error.message, 'Nothing was imported.')
    throw error
  }
}

function readArgs(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, allowNegative: true })
  } catch (error) {
    throw new CommandError((error as Error).message, 'See `vitrine import --help`.')
  }
}

/** Files, or the .xml files of a folder: WordPress.com gives a large site in several. */
function findExports(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) throw new CommandError(`There is no file ${path}.`, 'In WordPress, choose Tools → Export → All content, and save the file.')
    if (!found.isDirectory()) return [path]
    const files = readdirSync(path)
      .filter((name) => name.endsWith('.xml'))
      .sort()
    if (files.length === 0) throw new CommandError(`There is no .xml file in ${path}.`)
    return files.map((name) => join(path, name))
  })
}

async function checkResult(result: ImportResult, folder: string, where: ReturnType<typeof commentSettings>) {
  const dist = join(folder, 'dist')
  if (!existsSync(join(dist, 'index.html'))) throw new CommandError('There is nothing in dist yet.', 'Run `vitrine build` first.')
  const store = await openComments(where)
  try {
    return checkBuilt(dist, result, await store.counts())
  } finally {
    await store.close()
  }
}

function tell({ plan, entries, media, comments, files, redirects, isWriting }: ImportResult): void {
  for (const [name, count] of plan.counts) console.info(`  ${count} ${name}`)
  const places = entries.reduce((sum, entry) => sum + entry.places.length, 0)
  console.info(`  ${redirects} old addresses that lead on`)
  if (places > 0) console.info(`  ${places} places that need a look`)
  if (!isWriting) return
  const written = [...files.results.values()]
  const number = (...kinds: string[]) => written.filter((kind) => kinds.includes(kind)).length
  console.info(`\n  ${number('new')} files new, ${number('updated')} brought up to date, ${number('same')} as they were`)
  if (number('kept', 'removed') > 0) console.info(`  ${number('kept', 'removed')} files that you have changed were left as they are`)
  console.info(`  ${comments.added} comments taken in, ${comments.found - comments.added} were there already or have no page`)
  console.info(`  ${media.fetched} media fetched, ${media.kept} were there already, ${media.failed.length} could not be had`)
}

/** One line that moves, where somebody watches. */
function progressLine() {
  let last = 0
  return {
    show: (step: string, done: number, all: number) => {
      if (!process.stdout.isTTY || (Date.now() - last < 100 && done < all)) return
      last = Date.now()
      const share = all > 0 ? Math.round((done / all) * 24) : 0
      process.stdout.write(
        `\r\u001B[K  ${'█'.repeat(share)}${'░'.repeat(24 - share)} ${step} ${all > 1_000_000 ? `${Math.round(done / 1e6)} of ${Math.round(all / 1e6)} MB` : `${done} of ${all}`}`,
      )
    },
    clear: () => {
      if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
    },
  }
}
