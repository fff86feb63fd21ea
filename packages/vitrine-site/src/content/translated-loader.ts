import type { Loader } from 'astro/loaders'
import { languageOfId, plainId, translatedId } from './translated-id'

type Context = Parameters<NonNullable<Extract<Loader, { load: unknown }>['load']>>[0]
type Store = Context['store']

/** The loader of one language's folder; undefined is the site's own. */
export interface LanguageLoader {
  readonly language: string | undefined
  readonly loader: Loader
}

/** One collection from the folders of several languages. Each loader sees only what is its own. */
export const inLanguages = (parts: readonly LanguageLoader[]): Loader => ({
  name: 'vitrine-languages',
  load: async (context) => {
    // What is read is kept between builds: a language that the site no longer has goes.
    const languages = new Set(parts.map(({ language }) => language))
    for (const id of context.store.keys()) if (!languages.has(languageOfId(id))) context.store.delete(id)
    for (const { language, loader } of parts)
      if ('load' in loader && loader.load) await loader.load({ ...context, store: storeOf(context.store, language) })
  },
})

function storeOf(store: Store, language: string | undefined): Store {
  const isOwn = (id: string) => languageOfId(id) === language
  const name = (id: string) => (language ? translatedId(language, id) : id)
  const keys = () => store.keys().filter(isOwn).map(plainId)
  return {
    ...store,
    addModuleImport: (...given) => store.addModuleImport(...given),
    get: (id) => store.get(name(id)),
    has: (id) => store.has(name(id)),
    delete: (id) => store.delete(name(id)),
    set: (entry) => store.set({ ...entry, id: name(entry.id) }),
    keys,
    values: () => keys().flatMap((id) => store.get(name(id)) ?? []),
    entries: () => keys().flatMap((id) => [[id, store.get(name(id))!] as [string, NonNullable<ReturnType<Store['get']>>]]),
    clear: () => keys().forEach((id) => store.delete(name(id))),
  } as Store
}
