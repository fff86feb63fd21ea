// npm start: install, build, serve.
import { fail, setUp, step } from './setup.mjs'

setUp()
// React's quicker form, which the comments are written with.
process.env.NODE_ENV ??= 'production'
const { build, siteFolder } = await import('./build.mjs')
const { serve } = await import('./serve.mjs')
const { commentSettings, loadServer } = await import('./server.mjs')

await build()
const { openCommentServer } = await loadServer('comments')
const comments = await openCommentServer(commentSettings()).catch((error) =>
  fail(`The comments could not be opened: ${error.message}`, 'Check COMMENTS_FILE or DATABASE_URL.'),
)
const port = Number(process.env.PORT ?? 4321)
const host = process.env.HOST || '127.0.0.1'
const server = await serve(siteFolder, { port, host, comments }).catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error
  if (process.env.PORT) fail(`Port ${port} is in use.`, 'Choose another with PORT=…')
  return serve(siteFolder, { host, comments })
})
step(`The site is at ${server.address}/  (Ctrl+C ends it)`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(
    signal,
    () =>
      void server
        .close()
        .then(() => comments?.close())
        .then(() => process.exit(0)),
  )
