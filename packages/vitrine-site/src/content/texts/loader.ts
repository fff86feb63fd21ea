import type { Loader } from 'astro/loaders'
import { completeTexts, ownTexts, type GivenTexts } from './own'

/** A loader of texts whose files need not be whole where the builder has words of its own. */
export const withOwnTexts = (loader: Loader): Loader =>
  'load' in loader && loader.load
    ? {
        ...loader,
        load: (context) =>
          loader.load!({
            ...context,
            // What is read is kept between builds: a builder with other words reads it anew.
            generateDigest: (data) => context.generateDigest({ data, ownTexts }),
            parseData: (entry) =>
              context.parseData({ ...entry, data: completeTexts(entry.id, entry.data as GivenTexts) as unknown as typeof entry.data }),
          }),
      }
    : loader
