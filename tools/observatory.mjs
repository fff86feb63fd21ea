// npm run observatory: MDN's HTTP Observatory on the built site, on this machine: our server behind TLS, as a host would have it.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { join } from 'node:path'
import { build, siteFolder } from './build.mjs'
import { loadServer } from './server.mjs'
import { fail, root, step } from './setup.mjs'

const PACKAGE = '@mdn/mdn-http-observatory'
/** Not among the packages of this repository: it brings 235 others. */
const VERSION = '1.4.8'
const folder = join(root, '.cache', 'observatory')
const inside = join(folder, 'node_modules', PACKAGE)

export async function observe() {
  await build()
  install()
  const [key, certificate] = makeCertificate()
  const { serve } = await loadServer('serve')
  const served = await serve(siteFolder)
  const servers = await listen(new URL(served.address).port, { key: readFileSync(key), cert: readFileSync(certificate) })
  const { scan, tests, error } = JSON.parse(await run(certificate))
  for (const server of servers) server.close()
  await served.close()
  if (error) fail(`The observatory failed: ${error}`)
  for (const [name, { result, scoreModifier }] of Object.entries(tests)) console.log(`${name}: ${result} (${scoreModifier})`)
  console.log(`\nGrade ${scan.grade}, ${scan.score} points, ${scan.testsPassed} of ${scan.testsQuantity} passed.`)
  return scan.grade === 'A+'
}

function install() {
  if (existsSync(inside)) return
  step('Installing the observatory (once)')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (spawnSync('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], { cwd: folder, stdio: 'inherit' }).status !== 0)
    fail('The observatory could not be installed.', 'Check the network connection, then run the command again.')
  // The list of preloaded hosts, which it would download: this machine is not among them.
  writeFileSync(join(inside, 'conf', 'hsts-preload.json'), '{}')
}

function makeCertificate() {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name))
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, '-days', '2', ...subject],
    {
      stdio: 'ignore',
    },
  )
  return [key, certificate]
}

/** TLS in front of the site, and a plain server that sends everybody there. The observatory asks at the ports of the web only. */
function listen(port, pair) {
  const secure = createSecureServer(pair, (asked, answered) => {
    const headers = { ...asked.headers, 'x-forwarded-proto': 'https' }
    const onward = ask({ host: '127.0.0.1', port, path: asked.url, method: asked.method, headers }, (answer) => {
      answered.writeHead(answer.statusCode, answer.headers)
      answer.pipe(answered)
    })
    asked.pipe(onward)
  })
  const plain = createServer((asked, answered) => answered.writeHead(301, { location: `https://localhost${asked.url}` }).end())
  const begin = (server, at) =>
    new Promise((resolve) => {
      server.once('error', (error) => fail(`Port ${at} of this machine cannot be used (${error.code}).`, 'It takes an administrator.'))
      server.listen(at, '127.0.0.1', () => resolve(server))
    })
  return Promise.all([begin(secure, 443), begin(plain, 80)])
}

function run(certificate) {
  const child = spawn(process.execPath, [join(inside, 'src', 'scan.js'), 'localhost'], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate, NO_PROXY: 'localhost', no_proxy: 'localhost' },
  })
  let text = ''
  child.stdout.on('data', (part) => (text += part))
  return new Promise((resolve) => child.on('close', () => resolve(text || '{"error":"it said nothing"}')))
}
