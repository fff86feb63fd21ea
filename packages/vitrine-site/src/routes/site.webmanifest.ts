import { context } from 'virtual:vitrine-site/context'
import { drawnIcons } from '../build/theme/icon'
import { settings } from '../content/settings/settings'

const { name, description, language, direction } = settings.site

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
]

/** What a device shows when the site is put on its home screen. */
export const GET = () =>
  Response.json({
    name,
    short_name: name,
    description,
    lang: language,
    dir: direction,
    start_url: '/',
    display: 'browser',
    background_color: context.theme?.light.paper ?? '#f4f4f2',
    theme_color: context.theme?.light.paper ?? '#f4f4f2',
    icons: ICONS.filter(({ src }) => context.publicFiles.includes(src.slice(1)) || (context.logo && drawnIcons.includes(src.slice(1)))),
  })
