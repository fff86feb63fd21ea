import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { addressesOf, originalNames, uploadName } from './place'
import type { PlannedMedia } from '../plan'
import { insideOf } from '../write/inside'
import { checkKind, download, DOWNLOAD, DownloadError, type DownloadOptions } from './download'

export interface BringOptions {
  /** The site's folder. */
  readonly folder: string
  /** A copy of the uploads folder on this machine: nothing is asked of the network. */
  readonly uploads?: string | undefined
  /** Whether files may be fetched from the old site. */
  readonly isFetched: boolean
  readonly download?: Partial<DownloadOptions>
  readonly onProgress?: (done: number, all: number) => void
}

export interface Brought {
  /** Names of the files that are there. */
  readonly there: Set<string>
  readonly failed: { readonly url: string; readonly line: number; readonly reason: string }[]
  fetched: number
  kept: number
}

/** Several at a time: a server is mostly waited for. */
const AT_ONCE = 4

/** Brings the files of all media. Those that are there already are left alone, so an interrupted run goes on where it stopped. */
export async function bringMedia(media: readonly PlannedMedia[], options: BringOptions): Promise<Brought> {
  const brought: Brought = { there: new Set(), failed: [], fetched: 0, kept: 0 }
  const queue = [...media]
  let done = 0
  const work = async () => {
    for (let medium = queue.shift(); medium; medium = queue.shift()) {
      await bring(medium, options, brought)
      options.onProgress?.(++done, media.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return brought
}

async function bring(medium: PlannedMedia, options: BringOptions, brought: Brought): Promise<void> {
  const target = insideOf(options.folder, medium.file)
  try {
    if (existsSync(target)) brought.kept += 1
    else {
      await get(medium, target, options)
      brought.fetched += 1
    }
    brought.there.add(medium.name)
  } catch (error) {
    brought.failed.push({ url: medium.url, line: medium.line, reason: (error as Error).message })
  }
}

async function get(medium: PlannedMedia, target: string, { uploads, isFetched, download: given }: BringOptions): Promise<void> {
  const found = uploads && findUpload(uploads, medium)
  if (found) {
    await mkdir(dirname(target), { recursive: true })
    const part = `${target}.part`
    await copyFile(found, part, constants.COPYFILE_FICLONE)
    await checkKind(part, target)
    await rename(part, target)
    return
  }
  if (uploads) throw new DownloadError('is not in the folder of uploads')
  if (!isFetched) throw new DownloadError('was not asked for')
  const addresses = addressesOf(medium.url)
  for (const [at, address] of addresses.entries())
    try {
      return await download(address, target, { ...DOWNLOAD, ...given })
    } catch (error) {
      if (at === addresses.length - 1) throw error
      // Half of one copy is not the beginning of the other.
      await rm(`${target}.part`, { force: true })
    }
}

/** In the folder as it is on the server, with years and months. A name that leads out of it is nowhere. */
function findUpload(uploads: string, { name, url }: PlannedMedia): string | undefined {
  const parts = uploadName(url).split('/')
  const isPlain = parts.every((part) => part !== '..' && part !== '.')
  const names = [name, ...(isPlain ? originalNames(decode(parts.join('/'))) : []), parts.at(-1) ?? '']
  return names.map((one) => join(uploads, one)).find((file) => file.startsWith(join(uploads, '/')) && existsSync(file))
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Pictures at their old addresses as well, for HTML that names them, and for other sites that do. */
export async function keepAddresses(media: readonly PlannedMedia[], folder: string): Promise<void> {
  for (const { kind, file, name } of media) {
    const to = insideOf(folder, `public/wp-content/uploads/${name}`)
    if (kind !== 'picture' || existsSync(to)) continue
    await mkdir(dirname(to), { recursive: true })
    await copyFile(insideOf(folder, file), to, constants.COPYFILE_FICLONE)
  }
}
