import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRoute, GetStaticPaths } from 'astro'
import sharp from 'sharp'

/** Photographs for the examples, at fixed addresses and in two widths: /style-guide/pictures/meadow-1600.jpg. */
const WIDTHS = [400, 1600]
const folder = join(process.cwd(), 'content/pictures')

export const getStaticPaths = (() =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jpg'))
    .flatMap((file) =>
      WIDTHS.map((width) => ({ params: { picture: `${file.slice(0, -4)}-${width}` }, props: { file, width } })),
    )) satisfies GetStaticPaths

export const GET: APIRoute<{ file: string; width: number }> = async ({ props: { file, width } }) => {
  const picture = await sharp(join(folder, file)).resize({ width, withoutEnlargement: true }).jpeg({ quality: 72 }).toBuffer()
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } })
}
