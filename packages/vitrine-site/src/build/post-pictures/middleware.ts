import { defineMiddleware } from 'astro:middleware'
import { linkPictures } from './pictures'

/** Pictures in a post join the gallery without their author doing anything. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.includes('text/html')) return response
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(linkPictures(await response.text()), { status: response.status, statusText: response.statusText, headers })
})
