import { defineMiddleware } from 'astro:middleware'
import { context } from 'virtual:vitrine-site/context'
import { ContentError, distinct } from '../../content/faults/fault'
import { readFaults } from '../../content/faults/faults'

/** While something in the content is wrong, every page says so: the old one would only look as if nothing had happened. */
export const onRequest = defineMiddleware((_context, next) => {
  const faults = distinct(readFaults())
  if (faults.length > 0) throw new ContentError(faults, { root: context.contentFolder.replace(/content[\\/]$/, '') })
  return next()
})
