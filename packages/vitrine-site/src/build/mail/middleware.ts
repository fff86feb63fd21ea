import { defineMiddleware } from 'astro:middleware'
import { answerKind } from './kinds'
import { describeRefusal } from './notices'
import { protector } from './protector'

/** Protects what pages and endpoints render: whatever an address came from (an article, a setting, a text), it passes here. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next()
  const kind = answerKind(url.pathname, response.headers.get('content-type') ?? '')
  if (!kind || !response.body) return response
  const { text, refused } = await protector[kind](await response.text())
  for (const refusal of refused) console.warn(describeRefusal(url.pathname, refusal))
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(text, { status: response.status, statusText: response.statusText, headers })
})
