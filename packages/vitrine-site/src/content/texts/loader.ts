import type { Loader } from 'astro/loaders'
import { completeTexts, type GivenTexts } from './own'

/** A loader of texts whose files need not be whole where the builder has words of its own. */
export const withOwnTexts = (loader: Loader): Loader =>
  'load' in loader && loader.load
    ? {
        ...loader,
        load: (context) =>
          loader.load!({
            ...context,
            parseData: (entry) =>
              context.parseData({ ...entry, data: completeTexts(entry.id, entry.data as GivenTexts) as unknown as typeof entry.data }),
          }),
      }
    : loader
