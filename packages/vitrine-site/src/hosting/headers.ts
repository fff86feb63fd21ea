/** What every answer says, whoever serves the site. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Those that every browser which reads this header knows: a name that one does not know is an error on its console.
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=()',
  // Windows that the share menu opens have their own life; nobody else's window may reach into ours.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'SAMEORIGIN',
}

/** The pages bring their policy along, in a meta element. What cannot stand there is said here, and what must hold before it is read. */
export const PAGE_POLICY = "frame-ancestors 'self'; base-uri 'self'; object-src 'none'"

/** A drawing or a feed that is opened by itself runs nothing. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'"

/** Two years, once the site was reached by TLS. Other hosts below the name decide for themselves. */
export const TRANSPORT = 'max-age=63072000'

/** Names that change with what is in them. */
export const FOREVER = 'public, max-age=31536000, immutable'
/** Asked for anew each time; a short answer where nothing has changed. */
export const FRESH = 'no-cache'
export const ASSETS = '_astro'

/** Pictures, films and type may be shown elsewhere (readers of feeds do); pages, scripts and data may not. */
export const SHARED_FILES = 'avif|gif|ico|jpe?g|mp4|ogv|png|svg|webm|webp|woff2?'

/** For the hosts: which files say how the site is served, and are not served themselves. */
export const HOST_FILES = ['_headers', '_redirects', '_hosting.json', '.htaccess', '.nojekyll'] as const
