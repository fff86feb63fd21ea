import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { testApplication } from './application'

const folder = process.env.VITRINE_VITE_EXAMPLE ?? join(import.meta.dirname, '../../.cache/examples/vite-linked/dist')
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

testApplication({
  name: 'Vite',
  open: async (page) => {
    if (!existsSync(folder)) throw new Error('The example is not built: run `npm run browser -- tests/examples`.')
    await page.route('**/__example/**', async (route) => {
      const file = join(folder, new URL(route.request().url()).pathname.split('/__example/')[1] || 'index.html')
      if (existsSync(file)) await route.fulfill({ contentType: TYPES[extname(file)], body: readFileSync(file) })
      else await route.fulfill({ status: 404 })
    })
    await page.goto('/__example/')
  },
})
