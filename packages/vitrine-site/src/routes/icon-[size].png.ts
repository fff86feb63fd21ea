import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { context } from 'virtual:vitrine-site/context'
import { drawIcon } from '../build/theme/icon'

const SIZES = [192, 512]

export const getStaticPaths = () => SIZES.map((size) => ({ params: { size: String(size) } }))

/** The site's sign as a device shows it on its home screen. */
export const GET: APIRoute = async ({ params: { size } }) => {
  if (!context.logo || !context.theme) return new Response('', { status: 404 })
  const svg = drawIcon(context.logo, context.theme, { isFilled: true })
  const picture = await sharp(Buffer.from(svg), { density: 72 * 8 })
    .resize(Number(size), Number(size))
    .png()
    .toBuffer()
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } })
}
