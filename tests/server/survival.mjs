// Posts comments to a server that is killed again and again at random moments, and looks whether every acknowledged one is there.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../tools/setup.mjs'

const server = join(root, 'tests', 'server', 'served.mjs')

/** Starts the server in a process of its own; resolves when it listens. */
async function start(env) {
  const child = spawn(process.execPath, [server], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data).trim()))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
  return { child, address }
}

const ended = (child) =>
  new Promise((resolve) => (child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve()))

/**
 * `kills` times: start, post from several writers, kill -9 after `moment()` ms. Returns the texts that were acknowledged, and
 * how many were posted. A form that was under way at a kill is sent again, as a visitor would.
 */
export async function survive({ kills, writers, env, moment, print = () => {} }) {
  const acknowledged = new Set()
  let posted = 0
  let count = 0
  let token
  for (let kill = 0; kill < kills; kill++) {
    const { child, address } = await start(env)
    if (!token) {
      const html = await (await fetch(`${address}/bees/`)).text()
      token = /name="token" value="([^"]+)"/.exec(html)[1]
      // Nobody types faster.
      await wait(3100)
    }
    let isUp = true
    const write = async () => {
      while (isUp) {
        const text = `Number ${count++}`
        for (let tries = 0; tries < 2 && isUp; tries++) {
          posted += 1
          const status = await post(address, { text, token, from: count }).catch(() => 0)
          if (status === 201) acknowledged.add(text)
          if (status === 201 || status === 409) break
        }
      }
    }
    const all = Array.from({ length: writers }, write)
    await wait(moment())
    isUp = false
    child.kill('SIGKILL')
    await Promise.all([...all, ended(child)])
    print(`${kill + 1} kills, ${posted} posts, ${acknowledged.size} acknowledged`)
  }
  return { acknowledged, posted }
}

async function post(address, { text, token, from }) {
  const body = new URLSearchParams({ author: 'Ada', comment: text, comment_post_ID: 'bees', comment_parent: '0', token })
  const headers = {
    accept: 'application/json',
    'x-forwarded-for': `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`.replace(/^10\.(\d+)\.(\d+)\.(\d+)$/, '$1.$2.$3.1'),
  }
  const response = await fetch(`${address}/comments/`, { method: 'POST', body, headers })
  await response.arrayBuffer()
  return response.status
}
