import type { CollectionEntry } from 'astro:content'

/** What content/home.yaml says. */
export type Home = CollectionEntry<'home'>['data']
