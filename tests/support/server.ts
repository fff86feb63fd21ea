import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { answer } from '../../tools/serve.mjs'

export interface TestServer {
  readonly address: string
  /** The page below /__page/, until the next one is laid down. */
  layDown(html: string): void
  /** Cuts every request off, as where there is no connection. */
  setDown(isDown: boolean): void
  close(): Promise<void>
}

/**
 * The built site; the page script below /__script/; and below /__page/ the page that a test has made. One for each worker, which runs
 * one test at a time: a page that is served costs far less than one that is put in by stopping every request of the browser.
 */
export async function serveTests(project: string): Promise<TestServer> {
  const site = join(project, 'site/dist')
  const pageScript = join(project, 'packages/vitrine/dist/page')
  for (const file of [join(site, 'index.html'), join(pageScript, 'start.js')])
    if (!existsSync(file)) throw new Error('The site is not built: run `npm run build` first.')
  let page = ''
  let isDown = false
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = request
    if (url.startsWith('/__page/'))
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
    // A browser asks for it by itself where a file is opened as a page: at its own time, and nobody's fault that it is not there.
    if (url === '/favicon.ico') return response.writeHead(204).end()
    if (!url.startsWith('/__script/')) return answer(site, request, response)
    request.url = url.slice('/__script'.length)
    return answer(pageScript, request, response)
  }
  const server = createServer((request, response) => {
    if (isDown) return void request.socket.destroy()
    respond(request, response).catch((error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    layDown: (html) => void (page = html),
    setDown: (isNowDown) => void (isDown = isNowDown),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
