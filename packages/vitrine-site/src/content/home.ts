import { getImage } from 'astro:assets'
import type { HomeProps } from '../views/home/home'
import styles from '../views/late-media.css?url'
import { allFeatures } from './features'
import { inList, linkIn } from './addresses'
import type { Home } from './home-data'
import type { Locale } from './locales'
import { journalPosts } from './journal'
import { pictureWidths } from './picture-widths'
import { toPicture } from './pictures'
import { isPartThere } from './read'
import { toPostCard } from './post-cards'

type Slide = NonNullable<Home['places']>['slides'][number]

/** What the home page shows, with its pictures made. */
export async function readHome(home: Home, locale: Locale): Promise<HomeProps> {
  const { statement, lead, picture, interlude, motion, places } = home
  /** A section that leads into a part which the site does without is left out with it. */
  const kept = <S extends { readonly action: { readonly href: string } }>(section: S | undefined) =>
    section && isPartThere(section.action) ? section : undefined
  const [features, gallery, journal, commands] = [kept(home.features), kept(home.gallery), kept(home.journal), kept(home.commands)]
  const actions = await Promise.all(home.actions.filter(isPartThere).map((action) => linkIn(locale, action)))
  const withAction = async <P extends { readonly action: { readonly label: string; readonly href: string } }>(part: P): Promise<P> => ({
    ...part,
    action: await linkIn(locale, part.action),
  })
  const [hero, between] = await Promise.all([
    picture && toPicture(picture.src, { alt: picture.alt, isHero: true, sizes: '(width >= 64rem) 64vw, 98vw' }),
    interlude && toPicture(interlude.src, { alt: interlude.alt, sizes: '100vw' }),
  ])
  return {
    title: home.title,
    order: home.sections,
    // Without a statement of its own, the page's title is what it begins with.
    hero:
      statement || lead || picture
        ? { statement: statement ?? [home.title], lead, actions, picture: hero, label: picture?.label }
        : undefined,
    promises: home.promises,
    interlude: between && { picture: between, label: interlude?.label },
    facts: home.facts,
    motion: motion && {
      ...motion,
      poster: (await getImage({ src: motion.picture, width: 1200, format: 'avif', quality: 45 })).src,
      styles,
    },
    features: features && {
      ...(await withAction(features)),
      features: (await allFeatures(locale))
        .slice(0, features.count)
        .map((feature) => ({ ...inList(feature, locale, '/features/'), description: feature.data.description })),
      picture: await toPicture(features.picture.src, { alt: features.picture.alt, sizes: '(width >= 64rem) 38vw, 94vw' }),
      label: features.picture.label,
    },
    places: places && { ...places, slides: await Promise.all(places.slides.map(toPlace)), styles },
    gallery: gallery && {
      ...(await withAction(gallery)),
      pictures: await Promise.all(gallery.pictures.map(({ src, alt }) => toPicture(src, { alt, sizes: '(width >= 48rem) 30vw, 50vw' }))),
    },
    journal: journal && {
      ...(await withAction(journal)),
      posts: await Promise.all((await journalPosts(locale)).slice(0, 3).map((post) => toPostCard(post, locale))),
    },
    commands: commands && (await withAction(commands)),
  }
}

async function toPlace({ src, alt, title, text, clip }: Slide) {
  const [small = 480] = pictureWidths
  const widths = pictureWidths.filter((width) => width < src.width)
  const [picture, thumbnail] = await Promise.all([
    getImage({ src, widths, width: Math.min(src.width, 1600), format: 'webp' }),
    getImage({ src, width: small, format: 'webp' }),
  ])
  const { width, height } = picture.attributes as { width: number; height: number }
  return {
    title,
    text,
    alt,
    clip,
    picture: { src: picture.src, srcSet: picture.srcSet.attribute, width, height },
    thumbnail: thumbnail.src,
  }
}
