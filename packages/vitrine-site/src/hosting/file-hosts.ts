import { ALL_HEADERS, encodePath, escapeRegExp, lines, NOTE, paramsOf, spellings, targetOf, type Hosting } from './form'
import { ASSETS, FOREVER } from './headers'

/** Netlify and Cloudflare read _redirects. Neither form holds what the other cannot read: queries and 410 are in netlify.toml. */
export const writeRedirects = ({ redirects }: Hosting): string =>
  lines(
    `# ${NOTE}`,
    redirects
      .filter(({ to, query }) => to !== undefined && query === undefined)
      .flatMap((redirect) => spellings(encodePath(redirect.from)).map((from) => `${from} ${targetOf(redirect)} ${redirect.status}`)),
  )

/** Netlify and Cloudflare read _headers. */
export const writeHeaders = ({ base }: Hosting): string =>
  lines(
    `# ${NOTE}`,
    '/*',
    Object.entries(ALL_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
    `${base}${ASSETS}/*`,
    `  Cache-Control: ${FOREVER}`,
  )

export const writeNetlify = ({ redirects }: Hosting): string =>
  lines(
    `# ${NOTE} Copy it to the top folder of your repository.`,
    '[build]',
    '  command = "npm run build"',
    '  publish = "dist"',
    redirects.flatMap((redirect) => [
      '',
      '[[redirects]]',
      `  from = ${JSON.stringify(encodePath(redirect.from))}`,
      `  to = ${JSON.stringify(redirect.to === undefined ? '/404.html' : targetOf(redirect))}`,
      `  status = ${redirect.status}`,
      '  force = true',
      ...(redirect.query
        ? [
            `  query = { ${paramsOf(redirect)
              .map(([name, value]) => `${JSON.stringify(name)} = ${JSON.stringify(value)}`)
              .join(', ')} }`,
          ]
        : []),
    ]),
  )

/** Signs that its patterns read in another way. */
const escapePattern = (path: string): string => path.replaceAll(/[():*+?{}\\]/g, String.raw`\$&`)
export const writeVercel = ({ redirects, base }: Hosting): string => {
  const entries = (headers: Readonly<Record<string, string>>) => Object.entries(headers).map(([key, value]) => ({ key, value }))
  return `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      buildCommand: 'npm run build',
      outputDirectory: 'dist',
      trailingSlash: true,
      redirects: redirects
        .filter(({ to }) => to !== undefined)
        .map((redirect) => ({
          source: escapePattern(encodePath(redirect.from)),
          ...(redirect.query
            ? { has: paramsOf(redirect).map(([key, value]) => ({ type: 'query', key, value: escapeRegExp(value) })) }
            : {}),
          destination: targetOf(redirect),
          statusCode: redirect.status,
        })),
      headers: [
        { source: '/(.*)', headers: entries(ALL_HEADERS) },
        { source: `${base}${ASSETS}/(.*)`, headers: entries({ 'Cache-Control': FOREVER }) },
      ],
    },
    undefined,
    2,
  )}\n`
}

/** For hosts that know no redirects (GitHub Pages): a page at the old address that sends a visitor on. By file, from the top of the site. */
export function writePages({ redirects, base }: Hosting): ReadonlyMap<string, string> {
  const plain = redirects.filter(({ query, to }) => query === undefined && to !== undefined)
  return new Map(
    plain.map((redirect) => {
      const path = redirect.from.slice(base.length)
      const to = targetOf(redirect).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
      const html = `<!doctype html><html><head><meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex"><link rel="canonical" href="${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><a href="${to}">${to}</a></body></html>\n`
      return [/\.html?$/.test(path) ? path : `${path}/index.html`, html] as const
    }),
  )
}

export const writeWrangler = ({ host }: Hosting): string =>
  lines(
    `// ${NOTE} Copy it to the top folder of your repository.`,
    JSON.stringify(
      {
        name: host.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase(),
        compatibility_date: '2026-01-01',
        assets: { directory: './dist', html_handling: 'force-trailing-slash', not_found_handling: '404-page' },
      },
      undefined,
      2,
    ),
  )

export const writeGitHub = (): string =>
  lines(
    `# ${NOTE} Copy it to .github/workflows/pages.yml.`,
    'name: Publish',
    'on:',
    '  push: { branches: [main] }',
    '  # Articles with a date in the future come out by themselves, every morning.',
    "  schedule: [{ cron: '7 5 * * *' }]",
    '  workflow_dispatch:',
    'permissions: { contents: read, pages: write, id-token: write }',
    'concurrency: { group: pages }',
    'jobs:',
    '  publish:',
    '    runs-on: ubuntu-latest',
    '    environment: { name: github-pages, url: "${{ steps.publish.outputs.page_url }}" }',
    '    steps:',
    '      - uses: actions/checkout@v5',
    '      - uses: actions/setup-node@v5',
    '        with: { node-version: 24, cache: npm }',
    '      - run: npm ci',
    '      - run: npm run build',
    '      - uses: actions/upload-pages-artifact@v4',
    '        with: { path: dist }',
    '      - id: publish',
    '        uses: actions/deploy-pages@v4',
  )
