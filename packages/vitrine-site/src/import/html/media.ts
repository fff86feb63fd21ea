import { parseFragment } from 'parse5'
import { readVideoAddress } from 'vitrine/core/video-address'
import type { ConvertContext, Facts, PictureHere } from './context'
import { writeGallery, writePlace, writeVideo, writeVideoFile } from './forms'
import { imageSource, isPictureAddress, NO_ALT, type InlineWriter } from './inline'
import { safeAddress } from './safe'
import { allIn, attribute, elementsIn, escapeText, escapeValue, find, type Element, type Node } from './tree'

/** Galleries, videos and what was embedded, as Markdown. */
export function createMedia(inline: InlineWriter, context: ConvertContext, facts: Facts) {
  const wordsOf = (nodes: readonly Node[]): string => inline.html(nodes).trim().replaceAll('\n', ' ')

  /** A group of pictures: of the block editor, in all its forms, or as a theme or a plug-in wrote it. */
  const gallery = (node: Element, caption: string): string => {
    const pictures: PictureHere[] = []
    const missing: string[] = []
    const walk = (root: Element, around: { readonly caption: string; readonly href: string }): void => {
      for (const child of elementsIn(root)) {
        if (child.tagName === 'figcaption') continue
        const own = {
          caption: ['figure', 'li', 'dl'].includes(child.tagName) ? captionIn(child) || around.caption : around.caption,
          href: child.tagName === 'a' ? attribute(child, 'href') : around.href,
        }
        if (child.tagName !== 'img') walk(child, own)
        else add(child, own)
      }
    }
    const add = (image: Element, { caption: words, href }: { readonly caption: string; readonly href: string }) => {
      const [source, alt] = [imageSource(image), attribute(image, 'alt')]
      const found = context.picture(source)
      if (!found) missing.push(source)
      else pictures.push({ ...found, alt: alt || found.alt, caption: withLink(words, href, alt || found.alt) })
    }
    walk(node, { caption: '', href: '' })
    return finish(pictures, missing, caption)
  }

  const captionIn = (node: Element): string => {
    const found = find(node, ({ tagName }) => tagName === 'figcaption' || tagName === 'dd')
    return found ? wordsOf(found.childNodes) : ''
  }

  /** A picture that led elsewhere opens large here: where it led stands below it. */
  const withLink = (caption: string, href: string, alt: string): string => {
    const address = safeAddress(href)
    if (!address || isPictureAddress(address) || context.isAttachment(address)) return caption
    facts.changes.add('Pictures of a gallery led to other pages: those links stand below the pictures now.')
    const to = context.link(address)
    facts.links.push(to)
    const link = (words: string) => `<a href="${escapeValue(to)}">${words}</a>`
    if (!caption) return link(escapeText(alt || address))
    return caption.includes('<a') ? `${caption} ${link('→')}` : link(caption)
  }

  const finish = (pictures: readonly PictureHere[], missing: readonly string[], caption: string): string => {
    facts.galleries.push(pictures.map(({ path }) => path))
    facts.pictures.push(...pictures.map(({ path }) => path))
    if (pictures.some(({ alt, hasOwnAlt }) => !alt && !hasOwnAlt)) facts.changes.add(NO_ALT)
    facts.missing.push(...missing)
    const parts = [
      ...(pictures.length > 0 ? [writeGallery(pictures)] : []),
      ...missing.map((source) => writePlace('missing-picture', source)),
      ...(caption ? [`<p>${caption}</p>`] : []),
    ]
    return parts.join('\n\n')
  }

  /** A gallery by ids, or of everything that was put into the entry. */
  const namedGallery = (node: Element): string => {
    const ids = attribute(node, 'data-ids')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean)
    if (attribute(node, 'data-columns') === 'playlist')
      return ids.map((id) => inline.html(parseFragment(`<audio src="${id}"></audio>`).childNodes as Node[])).join('\n\n')
    const left = new Set(attribute(node, 'data-without').split(/[\s,]+/))
    const wanted = ids.length > 0 ? ids : context.attached.filter((id) => !left.has(id))
    if (wanted.length === 0) return place('shortcode', '[gallery] without pictures')
    const found = wanted.map((id) => ({ id, picture: context.picture(id) }))
    return finish(
      found.flatMap(({ picture }) =>
        picture ? [{ ...picture, caption: wordsOf(parseFragment(picture.caption).childNodes as Node[]) }] : [],
      ),
      found.filter(({ picture }) => !picture).map(({ id }) => `id ${id}`),
      '',
    )
  }

  const place = (kind: string, text: string): string => {
    facts.places.push({ kind, text })
    return writePlace(kind, text)
  }

  /** What stood in a frame: a video as a video, a picture or a file of the site as such, all else as a link and a place to look at. */
  const embed = (url: string, title = ''): string => {
    const address = safeAddress(url.startsWith('//') ? `https:${url}` : url)
    const file = address ? context.file(address) : undefined
    if (file && isVideoFile(file.address)) return videoFile(file.address, title || file.title)
    if (file)
      return inline.write(parseFragment(`<a href="${escapeValue(address!)}">${escapeText(title || file.title)}</a>`).childNodes as Node[])
    if (!address || !/^https?:/.test(address)) return url ? place('embed', url) : ''
    const video = readVideoAddress(address.replace(/(\/v\/[\w-]{11})&.*$/, '$1'))
    if (video) {
      facts.videos.push(video.id)
      return writeVideo(video, title || context.videoTitles.get(video.id) || context.title || address)
    }
    if (isPictureAddress(address)) return inline.picture(address, '')
    facts.places.push({ kind: 'embed', text: address })
    facts.links.push(address)
    return `<p data-imported="embed"><a href="${escapeValue(address)}">${escapeText(title || address)}</a></p>`
  }

  const videoFile = (address: string, title: string, poster = ''): string => {
    facts.videos.push(address)
    facts.files.push(address)
    const still = poster ? context.picture(poster) : undefined
    if (poster && !still) facts.missing.push(poster)
    return writeVideoFile(address, title || context.title || address, still?.path)
  }

  /** A film or a sound: of the site, or of another host, from which nothing is loaded unasked. */
  const player = (node: Element, title = ''): string => {
    const isFilm = node.tagName === 'video'
    const urls = [node, ...allIn(node)].filter(({ tagName }) => tagName !== 'track').map((source) => attribute(source, 'src'))
    const own = urls.map((url) => context.file(url)).find((file) => file && (!isFilm || isVideoFile(file.address)))
    if (own && !isFilm) return inline.html([node])
    if (own) {
      if (find(node, ({ tagName }) => tagName === 'track')) facts.changes.add('The subtitles of a film were left out.')
      return videoFile(own.address, title || attribute(node, 'title') || own.title, attribute(node, 'poster'))
    }
    const url = urls.find(Boolean) ?? ''
    if (url && context.isOwn(url)) facts.missing.push(url)
    return url ? embed(url, title) : inline.write(node.childNodes)
  }

  return { gallery, namedGallery, embed, player }
}

export type MediaWriter = ReturnType<typeof createMedia>

/** What browsers play. */
const isVideoFile = (address: string): boolean => /\.(?:mp4|m4v|mov|webm|ogv)$/i.test(address)
