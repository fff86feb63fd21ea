import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isPublished, momentOf, readDay, type Timed } from '../content/time'

const BLOCK = /^\uFEFF?---[^\S\n]*\r?\n([^]*?)^---[^\S\n]*$/m

/** What a content file says of when it is there. */
function timedIn(text: string, isData: boolean): Timed {
  const block = isData ? undefined : BLOCK.exec(text)
  try {
    const fields: unknown = parse(isData ? text : block?.index === 0 ? block[1]! : '')
    const { date, isDraft } = (fields ?? {}) as { date?: unknown; isDraft?: unknown }
    return { isDraft: isDraft === true, date: readDay(date) }
  } catch {
    // No YAML: the next build says so.
    return {}
  }
}

/** When a content file's content is published, in ms; undefined for a draft, and for one that is there already because it has no day. */
export function momentIn(text: string, isData: boolean, timeZone: string): number | undefined {
  const { isDraft, date } = timedIn(text, isData)
  return date && !isDraft ? momentOf(date, timeZone) : undefined
}

/** Whether anything in a folder of content is published: one that has nothing but drafts makes no part of the site yet. */
export const hasPublished = (folder: string, now: number, timeZone: string): boolean =>
  globSync('**/*.{md,mdx,yaml,yml}', { cwd: folder }).some((path) =>
    isPublished(timedIn(readFileSync(join(folder, path), 'utf8'), /\.ya?ml$/.test(path)), now, timeZone),
  )

/** The moments at which something of the content folder is published. */
export const readSchedule = (folder: string, timeZone: string): number[] =>
  globSync('content/**/*.{md,mdx,yaml,yml}', { cwd: folder }).flatMap(
    (path) => momentIn(readFileSync(join(folder, path), 'utf8'), /\.ya?ml$/.test(path), timeZone) ?? [],
  )

export interface Schedule {
  /** All moments that are known now: the content may have changed since the last time. */
  readonly read: () => readonly number[]
  /** Makes the site anew, and puts it in the place of the old one. */
  readonly publish: () => Promise<void>
  readonly now?: () => number
  readonly signal: AbortSignal
}

/** ms: longer, and timers of some systems end at once. The folder is read again then, too. */
const LONGEST = 3_600_000
/** ms after the moment, so that it has certainly passed for the build. */
const AFTER = 1000

/** Publishes what becomes due while a site is served, all of it with one build: pages, lists, feed, sitemap, search and cards agree. */
export function keepSchedule({ read, publish, now = Date.now, signal }: Schedule): void {
  let since = now()
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    const next = Math.min(...read().filter((moment) => moment > since))
    timer = setTimeout(() => void wake(next), Math.min(Math.max(next + AFTER - now(), 0), LONGEST))
    timer.unref()
  }
  const wake = async (due: number) => {
    if (now() >= due + AFTER) {
      since = now()
      await publish().catch((error: unknown) => console.error(error))
    }
    if (!signal.aborted) wait()
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  wait()
}

/** Builds into a folder beside `dist` and changes the two: visitors have the old site until the new one is whole. */
export async function publishAnew(folder: string, command: string): Promise<boolean> {
  const [dist, next, old] = ['dist', 'dist-next', 'dist-old'].map((name) => join(folder, name)) as [string, string, string]
  rmSync(next, { recursive: true, force: true })
  const code = await new Promise<number>((resolve) => {
    const env = { ...process.env, VITRINE_SCHEDULED: '1' }
    spawn(process.execPath, [command, 'build', '--to', 'dist-next'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] }).on(
      'close',
      (status) => resolve(status ?? 1),
    )
  })
  if (code !== 0 || !existsSync(join(next, 'index.html'))) {
    console.error('✗ What is due could not be published: the site was not built. It is served as it was.')
    return false
  }
  rmSync(old, { recursive: true, force: true })
  renameSync(dist, old)
  renameSync(next, dist)
  rmSync(old, { recursive: true, force: true })
  console.info('▸ What was due is published.')
  return true
}
