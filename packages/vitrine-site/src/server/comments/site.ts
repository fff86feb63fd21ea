import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CommentErrors, CommentsOptions, CommentsServerOptions } from 'vitrine/comments/content'

/** What the built site says about its comments: written at build, read when the server starts. */
export interface CommentedSite {
  readonly name: string
  readonly address: string
  readonly language: string
  readonly options: CommentsOptions & CommentsServerOptions
  readonly errors: CommentErrors
  /** Articles that take comments, by id. */
  readonly posts: Readonly<Record<string, { readonly path: string; readonly title: string }>>
}

/** Below the folder of finished pages. */
export const SITE_FILE = 'comments/site.json'

/** Undefined for a site that has no comments, or has them elsewhere. */
export function readSite(folder: string): CommentedSite | undefined {
  try {
    const site = JSON.parse(readFileSync(join(folder, SITE_FILE), 'utf8')) as CommentedSite
    return site.options.address.startsWith('/') ? site : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
