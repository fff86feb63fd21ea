import type { CommentsOptions, CommentsServerOptions } from 'vitrine/comments/content'
import type { ThreadProps } from '../views/thread'
import type { Locale } from './locales'

/** Whether this site's own server keeps the comments: beside the files, or on another host that the settings name. */
export const hasOwnServer = ({ address, origins }: Pick<CommentsOptions & CommentsServerOptions, 'address' | 'origins'>): boolean =>
  address.startsWith('/') || (address !== '' && origins.length > 0)

/** What a page in a language says around its thread. The form's address tells the server which language that is. */
export function commentOptions({ code, isDefault, settings }: Locale): CommentsOptions & CommentsServerOptions {
  const { comments } = settings
  if (!hasOwnServer(comments)) return comments
  // A site that is being written answers its own forms.
  const address = import.meta.env.DEV ? new URL(comments.address, 'http://localhost').pathname : comments.address
  return { ...comments, address: isDefault ? address : `${address}?lang=${encodeURIComponent(code)}` }
}

/** The thread below a page; nothing on a site that takes no comments. */
export const threadOf = (locale: Locale, thread: Omit<ThreadProps, 'options'>): ThreadProps | undefined =>
  locale.settings.comments.address
    ? { ...thread, options: { ...commentOptions(locale), isFetched: isServedApart(locale.settings) } as ThreadProps['options'] }
    : undefined

/** Where a page stands, without the language. */
export const pagePath = (id: string): string => (id === 'index' ? '/' : `/${id}/`)

/** The id of a page's thread: an article may have the same name. */
export const pageThread = (id: string): string => `pages/${id}`

/** A page that the comments' server does not serve brings its thread up to date by itself: one on another host, one that is being written. */
export const isServedApart = ({ comments }: Locale['settings']): boolean =>
  hasOwnServer(comments) && (import.meta.env.DEV || !comments.address.startsWith('/'))
