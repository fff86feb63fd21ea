// esbuild: `import css from './x.css?inline'` is the style sheet's text, minified, as it is in Vite.
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'

export const styleText = {
  name: 'style-text',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, importer }) => ({ path: join(dirname(importer), path.replace('?inline', '')), namespace: 'style-text' }))
    build.onLoad({ filter: /.*/, namespace: 'style-text' }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true })
      return { contents: code, loader: 'text' }
    })
  },
}
