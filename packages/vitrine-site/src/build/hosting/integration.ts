import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { writeGitHub, writeHeaders, writeNetlify, writePages, writeRedirects, writeVercel, writeWrangler } from '../../hosting/file-hosts'
import type { Hosting } from '../../hosting/form'
import { MANIFEST_FILE, type Manifest } from '../../hosting/manifest'
import { checkTargets, readRedirects, REDIRECTS_FILE, type Redirect } from '../../hosting/redirects'
import { writeApache, writeCaddy, writeDockerfile, writeNginx } from '../../hosting/web-servers'
import { formsIn } from '../../server/forms/markup'
import { baseOf } from '../base/integration'
import type { Site } from '../context/context'

/** Reads content/redirects.yaml, and writes how the site is served in the forms of the common hosts. */
export function hosting(site: Pick<Site, 'contentFolder' | 'settings'>): AstroIntegration {
  const file = join(site.contentFolder, REDIRECTS_FILE)
  const read = () => readRedirects(existsSync(file) ? readFileSync(file, 'utf8') : '')
  let root = ''
  const base = baseOf(site.settings.site.address)
  return {
    name: 'vitrine-hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root)
      },
      'astro:build:start': () => fail(read().faults),
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir)
        const { redirects, warnings } = read()
        for (const warning of warnings) logger.warn(warning)
        fail(checkTargets(redirects, (path) => isServed(dist, path)))
        const form: Hosting = {
          redirects: redirects.map((redirect) => under(base, redirect)),
          base,
          host: new URL(site.settings.site.address).hostname,
        }
        for (const [path, text] of Object.entries(filesOf(form))) write(join(dist, path), text)
        const manifest: Manifest = { redirects: form.redirects, base, hasForms: hasForms(dist) }
        write(join(dist, MANIFEST_FILE), JSON.stringify(manifest))
        for (const [path, text] of writePages(form)) write(join(dist, path), text)
        for (const [path, text] of Object.entries(recipesOf(form))) write(join(root, 'hosting', path), text)
      },
    },
  }
}

/** Those that travel with the pages. */
const filesOf = (form: Hosting): Readonly<Record<string, string>> => ({
  _headers: writeHeaders(form),
  _redirects: writeRedirects(form),
  '.htaccess': writeApache(form),
  // GitHub Pages leaves out folders that begin with _ without it.
  '.nojekyll': '',
})

/** Those that an owner copies to where the host looks for them. */
const recipesOf = (form: Hosting): Readonly<Record<string, string>> => ({
  'nginx.conf': writeNginx(form),
  Caddyfile: writeCaddy(form),
  Dockerfile: writeDockerfile(),
  'netlify.toml': writeNetlify(form),
  'vercel.json': writeVercel(form),
  'wrangler.jsonc': writeWrangler(form),
  'github-pages.yml': writeGitHub(),
})

/** Whether a page has a form that the site's own server takes. */
const hasForms = (dist: string): boolean =>
  globSync('**/*.html', { cwd: dist }).some((page) => formsIn(readFileSync(join(dist, page), 'utf8')).length > 0)

function fail(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Whether there is a page or a file at a path. */
function isServed(dist: string, path: string): boolean {
  const found = join(dist, path)
  return existsSync(join(found, 'index.html')) || (existsSync(found) && statSync(found).isFile())
}

/** A site below a path has its old addresses there too. */
function under(base: string, redirect: Redirect): Redirect {
  const before = base.slice(0, -1)
  const from = before + (redirect.from === '/' && before ? '' : redirect.from)
  return { ...redirect, from, to: redirect.to?.startsWith('/') ? before + redirect.to : redirect.to }
}
