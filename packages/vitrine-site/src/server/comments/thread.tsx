import { renderToStaticMarkup } from 'react-dom/server'
import { Comments, type FormValues } from 'vitrine/comments'
import { VitrineProvider } from 'vitrine/react'
import { articleIn, inLanguage, pathOf, type CommentedSite } from './site'
import { toData, type CommentStore } from './store'
import { signForm } from './token'

/** What a visitor asked for, or what became of the form. */
export interface Wanted {
  readonly post: string
  /** The language of the page. */
  readonly language?: string | undefined
  readonly page?: number
  readonly values?: FormValues
  readonly message?: string
}

/** Threads that are kept ready. */
const MOST_KEPT = 100
/** Stands where a form's own token goes. */
const TOKEN = 'FORM-TOKEN'
const START = '<section id="comments"'
const END = '</section>'

interface Threads {
  readonly site: CommentedSite
  readonly store: CommentStore
  readonly now: () => number
}

/** Writes threads as HTML, with the same component as the build. What has not changed is not written again. */
export function threadsOf({ site, store, now }: Threads) {
  const kept = new Map<string, string>()
  const { perPage } = site.options

  const write = async ({ post, language, page = 1, values, message }: Wanted): Promise<string> => {
    const { path } = articleIn(site, post, language)!
    const spoken = inLanguage(site, language)
    const { moderation: _m, perPage: _p, keepsEmail: _k, mostLinks: _l, origins: _o, ...options } = spoken.options
    const total = (await store.counts()).get(post) ?? 0
    const last = Math.max(1, Math.ceil(total / perPage))
    const shown = Math.min(Math.max(1, page), last)
    const comments = (await store.page(post, { page: shown, size: perPage })).map(toData)
    const hrefOf = (number: number) => `${path}${number > 1 ? `?comments=${number}` : ''}#comments`
    return renderToStaticMarkup(
      <VitrineProvider locale={spoken.language}>
        <Comments
          {...options}
          // The form comes from here, with its thread and its token.
          address={pathOf(spoken)}
          isFetched={false}
          {...{ post, comments, total, values, message }}
          article={path}
          token={TOKEN}
          pages={{ page: shown, last, hrefOf }}
        />
      </VitrineProvider>,
    )
  }

  return {
    /** A page with the thread as it is now. */
    fill: async (html: string, wanted: Wanted): Promise<string> => {
      const start = html.indexOf(START)
      const end = html.indexOf(END, start)
      if (start < 0 || end < 0) return html
      const isPlain = !wanted.values && !wanted.message
      const key = `${wanted.language ?? ''} ${wanted.post} ${wanted.page ?? 1} ${isPlain ? await store.version(wanted.post) : ''}`
      const thread = (isPlain && kept.get(key)) || (await write(wanted))
      if (isPlain) {
        if (kept.size >= MOST_KEPT) kept.clear()
        kept.set(key, thread)
      }
      const token = signForm(store.secret, wanted.post, now())
      return html.slice(0, start) + thread.replace(TOKEN, () => token) + html.slice(end + END.length)
    },

    /** A list of articles with the number of comments that each has now. */
    count: async (html: string, language?: string): Promise<string> => {
      const { titleText } = inLanguage(site, language).options
      const counts = await store.counts()
      return html.replaceAll(COUNT, (...found) => {
        const { start, post } = found.at(-1) as { start: string; post: string }
        const count = counts.get(post) ?? 0
        return `${start}${count > 0 ? escape(titleText.replace('{count}', String(count))) : ''}</span>`
      })
    },
  }
}

const COUNT = /(?<start><span[^>]* data-comments="(?<post>[^"]+)"[^>]*>)[^<]*<\/span>/g
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Whether a page has something that changes with the comments. */
export const hasComments = (html: string): boolean => html.includes(START) || html.includes(' data-comments="')
