// A server of comments in a process of its own, for tests that end it. Its folder and store come from the environment.
import { serve } from '../../tools/serve.mjs'
import { loadServer } from '../../tools/server.mjs'

const { openCommentServer } = await loadServer('comments')
const comments = await openCommentServer({
  folder: process.env.SITE_FOLDER,
  file: process.env.COMMENTS_FILE,
  url: process.env.DATABASE_URL,
  isBehindProxy: true,
})
const { address } = await serve(process.env.SITE_FOLDER, { comments })
console.log(address)
