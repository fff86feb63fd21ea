import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { diffLines } from './diff'
import { insideOf } from './inside'

/** What an import keeps for the next one: which files it wrote, and what was in them. */
export const RECORD = 'import/record.json'

/** Where files lie that the owner gave up for those of an import. */
export const ASIDE = 'import/before'

/** What the owner has said once holds for the next time. */
export interface Choices {
  keepsPaths?: boolean
  /** Whether the old home page is the home page here. */
  takesHome?: boolean
}

interface KnownRecord {
  readonly files?: Readonly<Record<string, string>>
  readonly redirects?: Readonly<Record<string, string>>
  readonly choices?: Choices
}

export type Written = 'new' | 'same' | 'updated' | 'kept' | 'removed'

export interface KeptEdit {
  readonly file: string
  readonly diff: string
}

export interface FilesOptions {
  /** Files that are written although the owner has them. */
  readonly taken?: ReadonlySet<string> | undefined
  /** Without it nothing is written, and everything is found out that would be. */
  readonly isWriting?: boolean
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/**
 * Writes content files. One that its owner has changed since, or that was there before, is never written over; one that the
 * owner has deleted stays deleted.
 */
export function openFiles(folder: string, { taken = new Set(), isWriting = true }: FilesOptions = {}) {
  const recordFile = insideOf(folder, RECORD)
  const known = existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as KnownRecord) : {}
  const files = new Map(Object.entries(known.files ?? {}))
  /** Old addresses that an import has written, and where they lead: one that the owner has taken out since is not put in again. */
  const redirects = new Map(Object.entries(known.redirects ?? {}))
  const choices: Choices = { ...known.choices }
  const results = new Map<string, Written>()
  const edits: KeptEdit[] = []

  const save = async (): Promise<void> => {
    await writeWhole(
      recordFile,
      `${JSON.stringify({ version: 1, files: Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1))), redirects: Object.fromEntries(redirects), choices }, null, 1)}\n`,
    )
  }

  const put = (target: string, text: string): Promise<void> => (isWriting ? writeWhole(target, text) : Promise.resolve())

  const write = async (file: string, text: string): Promise<Written> => {
    const result = await decide(file, text)
    results.set(file, result)
    // An interrupted run knows what it has written.
    if (isWriting && results.size % 2000 === 0) await save()
    return result
  }

  const decide = async (file: string, text: string): Promise<Written> => {
    const target = insideOf(folder, file)
    const hash = hashOf(text)
    const before = files.get(file)
    if (!existsSync(target)) {
      if (before !== undefined && !taken.has(file)) return 'removed'
      await put(target, text)
      files.set(file, hash)
      return 'new'
    }
    const there = await readFile(target, 'utf8')
    if (there === text) {
      files.set(file, hash)
      return 'same'
    }
    if (before === hashOf(there)) {
      await put(target, text)
      files.set(file, hash)
      return 'updated'
    }
    if (taken.has(file)) {
      if (isWriting) await putAside(file)
      await put(target, text)
      files.set(file, hash)
      return 'updated'
    }
    edits.push({ file, diff: diffLines(text, there) })
    return 'kept'
  }

  /** What the owner gives up is not lost. */
  const putAside = async (file: string): Promise<void> => {
    const from = insideOf(folder, file)
    if (!existsSync(from)) return
    let to = insideOf(folder, `${ASIDE}/${file}`)
    for (let at = 2; existsSync(to); at += 1) to = insideOf(folder, `${ASIDE}/${file}.${at}`)
    await mkdir(dirname(to), { recursive: true })
    await rename(from, to)
  }

  /** For a file that the owner's lines are part of. */
  const merge = async (file: string, text: string): Promise<void> => {
    const target = insideOf(folder, file)
    const isThere = existsSync(target)
    const isSame = isThere && (await readFile(target, 'utf8')) === text
    if (!isSame) await writeWhole(target, text)
    results.set(file, isSame ? 'same' : isThere ? 'updated' : 'new')
  }

  return {
    write,
    merge,
    putAside,
    save,
    isTaken: (file: string) => taken.has(file),
    results,
    edits,
    redirects,
    choices,
    isOurs: (file: string) => files.has(file),
    forget: (file: string) => void files.delete(file),
    /** Written by an earlier import, and not by this one. */
    stale: () => [...files.keys()].filter((file) => !results.has(file)),
  }
}

export type Files = ReturnType<typeof openFiles>

/** Under its name it is only when it is whole. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, text)
  await rename(`${file}.part`, file)
}
