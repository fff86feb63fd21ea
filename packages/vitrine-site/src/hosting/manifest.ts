import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Redirect } from './redirects'

/** What the built site says about how it is served: written at build, read when the server starts. */
export interface Manifest {
  readonly redirects: readonly Redirect[]
  /** What all addresses begin with: / or /blog/. */
  readonly base: string
  /** Whether a page has a form that this server takes. */
  readonly hasForms?: boolean
}

/** Below the folder of finished pages. */
export const MANIFEST_FILE = '_hosting.json'

/** A folder that something else has made has none. */
export function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')) as Manifest
  } catch {
    return { redirects: [], base: '/' }
  }
}
