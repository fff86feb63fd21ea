// npm start: install, build, serve.
import { fail, setUp, step } from './setup.mjs'

setUp()
const { build, siteFolder } = await import('./build.mjs')
const { serve } = await import('./serve.mjs')

await build()
const port = Number(process.env.PORT ?? 4321)
const server = await serve(siteFolder, { port }).catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error
  if (process.env.PORT) fail(`Port ${port} is in use.`, 'Choose another with PORT=…')
  return serve(siteFolder)
})
step(`The site is at ${server.address}/  (Ctrl+C ends it)`)
