import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { readSiteSettings } from '../content/settings/schema'
import { ownTexts } from '../content/texts/own'
import type { Texts } from '../content/texts/schema'
import { NextPrevious } from './next-previous'
import { PostCard } from './post-card'
import { SiteContext } from './site-context'
import { SiteFooter } from './site-footer'

const settings = readSiteSettings({ site: { name: 'Bees' } })
const texts = ownTexts.en as unknown as Texts
const locale = { code: 'en', label: 'English', settings, texts, words: {}, prefix: '', isDefault: true }
const site = { locale, settings, texts }
const show = (view: ReactNode) => renderToStaticMarkup(<SiteContext value={site}>{view}</SiteContext>)

const picture = {
  src: '/hive.webp',
  srcSet: '/hive-400.webp 400w, /hive.webp 1600w',
  sizes: '94vw',
  width: 1600,
  height: 1200,
  alt: '',
  sources: [{ type: 'image/avif', srcSet: '/hive.avif 1600w' }],
  isFirst: false,
}

describe('the views of the site', () => {
  test('a post in a list is one link, named by its title; its picture keeps its place and waits until it is near', () => {
    const html = show(
      <PostCard
        href="/journal/hives/"
        title="Hives"
        description="What they are made of."
        meta={{ isoDay: '2026-11-15', day: 'November 15, 2026', minutes: 4 }}
        picture={picture}
      />,
    )
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('<h2><a href="/journal/hives/">Hives</a></h2>')
    expect(html).toContain('<time dateTime="2026-11-15">November 15, 2026</time>')
    expect(html).toContain('4 min read')
    expect(html).toMatch(/<img [^>]*width="1600" height="1200"[^>]*loading="lazy"/)
  })

  test('a page alone in its row has no navigation', () => {
    expect(show(<NextPrevious label="Journal" />)).toBe('')
    expect(show(<NextPrevious label="Journal" after={{ href: '/journal/2/', label: 'Older' }} />)).toContain(
      '<nav class="wrap next-previous" aria-label="Journal: previous and next"><a href="/journal/2/" rel="next">',
    )
  })

  test('the footer has no list that would be empty, and no link to a page that is not there', () => {
    const links = { kind: 'links', title: 'The site', links: [{ href: '/honey/', label: 'Honey' }] } as const
    const html = show(<SiteFooter year={2026} areas={[[{ kind: 'about' }], [], [links]]} />)
    expect([...html.matchAll(/data-part="area"/g)]).toHaveLength(2)
    expect(html).toContain('<nav data-part="widget" aria-labelledby="footer-3-1"><h2 id="footer-3-1">The site</h2>')
    expect(html).toContain('Bees, 2026.')
    expect(html).not.toContain('/privacy/')
  })
})
