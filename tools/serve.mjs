// The server of finished pages is the builder's own: an owner's `vitrine start` runs the same.
import { loadServer } from './server.mjs'

/** @type {typeof import('../packages/vitrine-site/src/server/serve.ts')} */
const server = await loadServer('serve')
export const { serve, answer } = server
