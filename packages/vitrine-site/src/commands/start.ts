import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readRecord } from '../build/checks/record'
import { openCommentServer } from '../server/comments'
import { openFormServer } from '../server/forms'
import { keepSchedule, publishAnew, readSchedule } from '../server/schedule'
import { joinServices } from '../server/services'
import { serve, type ServeOptions } from '../server/serve'
import { CommandError } from './error'
import { buildSite, describeFault } from './site'

export const summary = 'builds the site and serves it, with its comments and forms'

/** `--no-build` serves what is in dist. The machine says the rest: PORT, HOST, COMMENTS_FILE, DATABASE_URL … */
export async function run(args: string[], folder: string): Promise<number> {
  const { values } = parseArgs({ args, options: { 'no-build': { type: 'boolean' }, port: { type: 'string' }, host: { type: 'string' } } })
  // React's quicker form, which the comments are written with.
  process.env.NODE_ENV ??= 'production'
  const dist = join(folder, 'dist')
  if (!values['no-build']) {
    console.info('▸ Building the site (pictures take a while the first time)')
    await buildSite(folder)
  } else if (!existsSync(join(dist, 'index.html'))) throw new CommandError('There is nothing in dist yet.', 'Run `vitrine build` first.')
  let services = await openServices(folder)
  const port = values.port ?? process.env.PORT
  const server = await listen(dist, port, {
    host: values.host ?? (process.env.HOST || '127.0.0.1'),
    comments: joinServices(services.comments, services.forms),
  })
  console.info(`▸ The site is at ${server.address}/  (Ctrl+C ends it)`)
  const ended = new AbortController()
  publishDue(folder, ended.signal, async () => {
    // An article that has just come takes comments at once, and a page of it may have the site's first form.
    services = await openServices(folder, services)
    server.renew(joinServices(services.comments, services.forms))
  })
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  ended.abort()
  await server.close()
  await services.comments?.close()
  await services.forms?.close()
  return 0
}

interface Services {
  readonly comments: Awaited<ReturnType<typeof openCommentServer>>
  readonly forms: Awaited<ReturnType<typeof openFormServer>>
}

/** What answers besides files. Those of before hand on what they have open. */
export async function openServices(folder: string, before?: Services): Promise<Services> {
  const settings = commentSettings(folder)
  const kept = <T>(store: T | undefined) => (store ? { store } : {})
  const comments = await openCommentServer({ ...settings, ...kept(before?.comments?.store) }).catch((error: unknown) => {
    throw new CommandError(`The comments could not be opened: ${describeFault(error)}`, 'Check COMMENTS_FILE or DATABASE_URL.')
  })
  const forms = await openFormServer({ ...settings, ...kept(before?.forms?.store) }).catch((error: unknown) => {
    throw new CommandError(`What forms send cannot be kept: ${describeFault(error)}`, 'Check COMMENTS_FILE or DATABASE_URL.')
  })
  return { comments, forms }
}

/** What has a day in the future is published when that day begins. Without the content there is nothing to publish. */
function publishDue(folder: string, signal: AbortSignal, renew: () => Promise<void>): void {
  const timeZone = readRecord(folder)?.timeZone ?? 'UTC'
  if (!existsSync(join(folder, 'content'))) return
  const command = fileURLToPath(new URL('../../bin/vitrine.mjs', import.meta.url))
  keepSchedule({
    read: () => readSchedule(folder, timeZone),
    publish: async () => void ((await publishAnew(folder, command)) && (await renew())),
    signal,
  })
}

const USUAL_PORT = 4321

/** On the port that was asked for, or on any free one if nobody asked. */
async function listen(dist: string, port: string | undefined, options: ServeOptions) {
  return serve(dist, { ...options, port: Number(port ?? USUAL_PORT) }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    if (port !== undefined) throw new CommandError(`Port ${port} is in use.`, 'Choose another with PORT=…')
    return serve(dist, options)
  })
}

/** What the machine says about comments: see the guide. */
export function commentSettings(folder: string, env: NodeJS.ProcessEnv = process.env) {
  return {
    folder: join(folder, 'dist'),
    file: env.COMMENTS_FILE || join(folder, 'data', 'comments.db'),
    url: env.DATABASE_URL,
    isBehindProxy: env.COMMENTS_PROXY === '1',
    webhook: env.COMMENTS_WEBHOOK,
    smtp: env.COMMENTS_SMTP,
    mailTo: env.COMMENTS_MAIL_TO,
  }
}
