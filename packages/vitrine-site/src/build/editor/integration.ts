import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { editorConfig } from './config'

/** Where the editor is while a site is written with `vitrine dev --edit`. */
export const EDITOR_PATH = '/edit/'
/** Set by that command: where the server that writes the files is, and the folder of the editor's own scripts. */
export const EDITOR_SERVER = 'VITRINE_EDITOR_SERVER'
export const EDITOR_SCRIPTS = 'VITRINE_EDITOR_SCRIPTS'

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Edit</title></head><body><script src="decap-cms.js"></script></body></html>'

/** Shows the editor beside the pages. It is in no build. */
export function devEditor(contentFolder: string): AstroIntegration {
  return {
    name: 'vitrine-editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const { [EDITOR_SERVER]: files, [EDITOR_SCRIPTS]: scripts } = process.env
        if (!files || !scripts) return
        server.middlewares.use((request, response, next) => {
          const path = request.url?.split(/[?#]/)[0] ?? ''
          if (!path.startsWith(EDITOR_PATH)) return next()
          const name = basename(path)
          const send = (type: string, body: string | Buffer) => void response.writeHead(200, { 'content-type': type }).end(body)
          if (path === EDITOR_PATH) return send('text/html; charset=utf-8', PAGE)
          // JSON is YAML.
          if (name === 'config.yml') return send('text/yaml', JSON.stringify(editorConfig(foldersIn(contentFolder), files)))
          const file = join(scripts, name)
          return extname(name) === '.js' && existsSync(file) ? send('text/javascript', readFileSync(file)) : next()
        })
      },
    },
  }
}

const foldersIn = (contentFolder: string) =>
  readdirSync(contentFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      kind: name,
      endings: [...new Set(readdirSync(join(contentFolder, name)).map((file) => extname(file).slice(1)))].filter((ending) =>
        /^mdx?$/.test(ending),
      ),
    }))
