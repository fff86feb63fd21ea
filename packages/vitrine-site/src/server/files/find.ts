import { stat } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { HOST_FILES } from '../../hosting/headers'

export interface FoundFile {
  readonly path: string
  readonly size: number
  /** Its entity tag. */
  readonly tag: string
  /** ms since 1970, in whole seconds: a header cannot say more. */
  readonly modified: number
  readonly isFolder: boolean
  /** What is served in place of what the disk holds. */
  readonly body?: string
}

/** The address that was asked for; undefined for one that nobody can read. What looks like a host is part of the path. */
export function readAddress(target: string | undefined): URL | undefined {
  try {
    const url = new URL(target?.startsWith('/') ? `http://localhost${target}` : (target ?? ''))
    decodeURIComponent(url.pathname)
    // One slash: two at the beginning would be another host once they stand in a Location.
    url.pathname = url.pathname.replaceAll(/\/{2,}/g, '/')
    return /\0|%00/.test(url.pathname) ? undefined : url
  } catch {
    return undefined
  }
}

/** What says how a site is served is not served, nor is what begins with a dot. */
const HIDDEN: readonly string[] = HOST_FILES
const isHidden = (path: string): boolean =>
  path.split(/[/\\]/).some((name) => HIDDEN.includes(name) || (name.startsWith('.') && name !== '.well-known'))

/** The path below the folder, or undefined for one that leads out of it. */
export function placeOf(folder: string, pathname: string): string | undefined {
  const decoded = decodeURIComponent(pathname)
  const path = normalize(join(folder, decoded))
  const isInside = path.startsWith(folder + sep) || path === folder
  return isInside && !isHidden(decoded) ? path : undefined
}

export async function fileAt(path: string | undefined): Promise<FoundFile | undefined> {
  if (path === undefined) return undefined
  try {
    const found = await stat(path)
    if (!found.isFile() && !found.isDirectory()) return undefined
    return {
      path,
      size: found.size,
      tag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
      modified: Math.floor(found.mtimeMs / 1000) * 1000,
      isFolder: found.isDirectory(),
    }
  } catch {
    return undefined
  }
}

/** A path that ends in a slash names no file. */
export const isFileName = (pathname: string): boolean => !pathname.endsWith('/')
