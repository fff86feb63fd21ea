import { defineMiddleware } from 'astro:middleware'
import { createProtector } from 'vitrine/mail-link'
import { settings } from '../settings/settings'
import { answerKind } from './kinds'
import { describeRefusal } from './notices'

/** One for all pages: they share a salt, so a key is derived once for the build and once for a visitor. */
const protector = createProtector(settings.mailLink)

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
