import { context } from 'virtual:vitrine-site/context'
import { drawIcon } from '../build/theme/icon'

/** The site's sign as browsers show it beside a title. */
export const GET = () =>
  new Response(context.logo && context.theme ? drawIcon(context.logo, context.theme) : '', { headers: { 'content-type': 'image/svg+xml' } })
