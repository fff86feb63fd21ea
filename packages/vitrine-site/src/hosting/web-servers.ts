import { ALL_HEADERS, escapeRegExp, lines, NOTE, paramsOf, quote, spellings, targetOf, type Hosting } from './form'
import { ASSETS, FILE_POLICY, FOREVER, FRESH, PAGE_POLICY, SHARED_FILES, TRANSPORT, COMMON_HEADERS } from './headers'
import type { Redirect } from './redirects'

/** A regular expression that an address's query must match, in whatever order it asks. */
const queryPattern = (redirect: Redirect): string =>
  `^${paramsOf(redirect)
    .map(([name, value]) => `(?=(.*&)?${escapeRegExp(encodeURIComponent(name))}=${escapeRegExp(encodeURIComponent(value))}(&|$))`)
    .join('')}`

export const writeNginx = ({ redirects, base, host }: Hosting): string => {
  const send = (redirect: Redirect) => {
    if (redirect.to === undefined) return 'return 410;'
    const target = targetOf(redirect).replaceAll('$', '%24')
    const passed = redirect.query || /[?#]/.test(target) ? '' : '$is_args$args'
    return `return ${redirect.status} ${quote(target + passed)};`
  }
  const places = [...Map.groupBy(redirects, ({ from }) => from)].flatMap(([from, group]) => {
    const plain = group.find(({ query }) => !query)
    const asked = group.filter(({ query }) => query).map((one) => `        if ($args ~ ${quote(queryPattern(one))}) { ${send(one)} }`)
    return spellings(from).flatMap((path) => [
      `    location = ${quote(path)} {`,
      ...asked,
      plain ? `        ${send(plain)}` : '        try_files $uri $uri/index.html =404;',
      '    }',
    ])
  })
  return lines(
    `# ${NOTE}`,
    '# For /etc/nginx/conf.d. Certificates: your own, or those of certbot --nginx. `root` is where you copied the folder dist to.',
    `map $uri $site_cache { ~^${escapeRegExp(`${base}${ASSETS}/`)} "${FOREVER}"; default "${FRESH}"; }`,
    String.raw`map $uri $site_policy { ~\.(svg|xml)$ ${quote(FILE_POLICY)}; default ${quote(PAGE_POLICY)}; }`,
    `map $uri $site_sharing { "~\\.(${SHARED_FILES})$" cross-origin; default same-origin; }`,
    `map $https $site_transport { on ${quote(TRANSPORT)}; default ""; }`,
    'server {',
    '    listen 80;',
    `    server_name ${host};`,
    `    root /srv/${host};`,
    '    index index.html;',
    '    absolute_redirect off;',
    '    server_tokens off;',
    '    charset utf-8;',
    '    gzip on;',
    '    gzip_vary on;',
    '    gzip_types text/css text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml application/wasm;',
    `    error_page 404 ${base}404.html;`,
    Object.entries(COMMON_HEADERS).map(([name, value]) => `    add_header ${name} ${quote(value)} always;`),
    '    add_header Content-Security-Policy $site_policy always;',
    '    add_header Cross-Origin-Resource-Policy $site_sharing always;',
    '    add_header Strict-Transport-Security $site_transport always;',
    '    add_header Cache-Control $site_cache always;',
    '    # What says how the site is served is not served.',
    String.raw`    location ~ "(^|/)(\.(?!well-known/)|_headers$|_redirects$|_hosting\.json$)" { return 404; }`,
    places,
    '    location / { try_files $uri $uri/ =404; }',
    '}',
  )
}

/** A header that some files say in one way, and all others in another. */
const both = (name: string, match: string, [header, yes, no]: readonly [string, string, string]): string[] => [
  `    @${name} ${match}`,
  `    @not-${name} not ${match}`,
  `    header @${name} ${header} ${quote(yes)}`,
  `    header @not-${name} ${header} ${quote(no)}`,
]

/** Without what an address asked for: this server's older versions cannot say whether there was something. */
export const writeCaddy = ({ redirects, base, host }: Hosting): string =>
  lines(
    `# ${NOTE}`,
    '# Caddy fetches a certificate by itself for a name that leads to this machine.',
    `{$SITE_ADDRESS:${host}} {`,
    '    root * {$SITE_ROOT:/srv/site}',
    '    encode gzip',
    '    header {',
    Object.entries({ ...COMMON_HEADERS, 'Strict-Transport-Security': TRANSPORT }).map(([name, value]) => `        ${name} ${quote(value)}`),
    '        -Server',
    '    }',
    // Of two that match, the general one would be said last.
    both('assets', `path ${base}${ASSETS}/*`, ['Cache-Control', FOREVER, FRESH]),
    both('drawings', 'path *.svg *.xml', ['Content-Security-Policy', FILE_POLICY, PAGE_POLICY]),
    both('shared', `path_regexp \\.(${SHARED_FILES})$`, ['Cross-Origin-Resource-Policy', 'cross-origin', 'same-origin']),
    // Those that want a query first: they say more.
    redirects
      .toSorted((a, b) => Number(b.query !== undefined) - Number(a.query !== undefined))
      .flatMap((redirect, at) => [
        `    @redirect${at} {`,
        `        path ${spellings(redirect.from).map(quote).join(' ')}`,
        ...paramsOf(redirect).map(([name, value]) => `        query ${quote(`${name}=${value}`)}`),
        '    }',
        redirect.to === undefined
          ? `    error @redirect${at} 410`
          : `    redir @redirect${at} ${quote(targetOf(redirect))} ${redirect.status}`,
      ]),
    '    @hidden path_regexp (^|/)(\\.|_headers$|_redirects$|_hosting\\.json$)',
    '    error @hidden 404',
    '    file_server',
    '    handle_errors {',
    `        rewrite * ${base}404.html`,
    '        file_server',
    '    }',
    '}',
  )

export const writeApache = ({ redirects, base }: Hosting): string =>
  lines(
    `# ${NOTE}`,
    `ErrorDocument 404 ${base}404.html`,
    'DirectoryIndex index.html',
    'Options -Indexes -MultiViews',
    'AddDefaultCharset utf-8',
    '<IfModule mod_headers.c>',
    Object.entries(ALL_HEADERS).map(([name, value]) => `    Header always set ${name} ${quote(value)}`),
    `    Header set Cache-Control "${FRESH}"`,
    `    <If "%{REQUEST_URI} =~ m#^${base}${ASSETS}/#">`,
    `        Header set Cache-Control "${FOREVER}"`,
    '    </If>',
    `    <If "%{REQUEST_URI} !~ m#\\.(${SHARED_FILES})$#">`,
    '        Header set Cross-Origin-Resource-Policy same-origin',
    '    </If>',
    '    <If "%{REQUEST_URI} =~ m#\\.(svg|xml)$#">',
    `        Header always set Content-Security-Policy ${quote(FILE_POLICY)}`,
    '    </If>',
    '</IfModule>',
    '<FilesMatch "^(\\.|_headers$|_redirects$|_hosting\\.json$)">',
    '    Require all denied',
    '</FilesMatch>',
    '<IfModule mod_deflate.c>',
    '    AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json application/xml image/svg+xml application/wasm',
    '</IfModule>',
    ...(redirects.length > 0
      ? [
          '<IfModule mod_rewrite.c>',
          '    RewriteEngine On',
          ...redirects.flatMap((redirect) => [
            ...paramsOf(redirect).map(
              ([name, value]) =>
                `    RewriteCond %{QUERY_STRING} (^|&)${escapeRegExp(encodeURIComponent(name))}=${escapeRegExp(encodeURIComponent(value))}(&|$)`,
            ),
            `    RewriteRule ^${escapeRegExp(redirect.from.slice(base.length)).replaceAll(' ', String.raw`\s`)}/?$ ${
              redirect.to === undefined
                ? '- [G,L]'
                : `"${targetOf(redirect).replaceAll('%', String.raw`\%`)}" [R=${redirect.status},L,NE${redirect.query || targetOf(redirect).includes('?') ? ',QSD' : ''}]`
            }`,
          ]),
          '</IfModule>',
        ]
      : []),
  )

/** The site's own server, with comments and forms; for a site without them Caddy serves the files. */
export const writeDockerfile = (): string =>
  lines(
    `# ${NOTE}`,
    '# docker build -f hosting/Dockerfile -t my-site . && docker run -p 80:4321 -v my-site-data:/site/data my-site',
    'FROM node:24-slim AS build',
    'WORKDIR /site',
    'COPY package*.json ./',
    'RUN npm ci',
    'COPY . .',
    'RUN npm run build',
    '',
    'FROM node:24-slim',
    'WORKDIR /site',
    'ENV NODE_ENV=production HOST=0.0.0.0',
    'COPY --from=build /site .',
    'RUN mkdir -p data && chown node data',
    'USER node',
    'VOLUME /site/data',
    'EXPOSE 4321',
    'CMD ["npx", "vitrine", "start", "--no-build"]',
  )
