import { defineCollection, reference } from 'astro:content'
import { z } from 'astro/zod'
import { glob } from 'astro/loaders'

/** Every page kind has a schema; a mistake in a file stops the build with file, field and what is allowed. */

const title = z.string().min(1).max(90)
/** For search engines, link previews and lists: one or two sentences. */
const description = z.string().min(20).max(220)

const pages = defineCollection({
  loader: glob({ pattern: '**/*.mdx', base: './content/pages' }),
  schema: ({ image }) => z.strictObject({ title, description, lead: z.string().optional(), picture: image().optional(), pictureAlt: z.string().optional(), isHidden: z.boolean().default(false) }),
})

const journal = defineCollection({
  loader: glob({ pattern: '**/*.{md,mdx}', base: './content/journal' }),
  schema: ({ image }) =>
    z.strictObject({
      title,
      description,
      /** The day it was published: 2026-11-15. */
      date: z.coerce.date(),
      tags: z.array(z.string().regex(/^[a-z][a-z0-9-]*$/, 'a tag is lower-case letters, digits and hyphens')).min(1).max(5),
      picture: image(),
      pictureAlt: z.string().min(1),
      isDraft: z.boolean().default(false),
    }),
})

const guide = defineCollection({
  loader: glob({ pattern: '**/*.{md,mdx}', base: './content/guide' }),
  schema: z.strictObject({ title, description, order: z.int() }),
})

const features = defineCollection({
  loader: glob({ pattern: '**/*.mdx', base: './content/features' }),
  schema: ({ image }) =>
    z.strictObject({
      title,
      description,
      /** The library's folder name, for its examples in the style guide. */
      feature: z.string().regex(/^[a-z][a-z0-9-]*$/),
      order: z.int(),
      picture: image().optional(),
      pictureAlt: z.string().optional(),
    }),
})

const products = defineCollection({
  loader: glob({ pattern: '**/*.md', base: './content/products' }),
  schema: ({ image }) =>
    z.strictObject({
      title,
      description,
      /** In the smallest unit's whole: 24.5 means 24.50. */
      price: z.number().positive(),
      currency: z.string().regex(/^[A-Z]{3}$/, 'a currency is three capital letters, such as EUR').default('EUR'),
      pictures: z.array(z.strictObject({ src: image(), alt: z.string().min(1) })).min(1),
      order: z.int().default(0),
      related: z.array(reference('products')).default([]),
    }),
})

const galleries = defineCollection({
  loader: glob({ pattern: '**/*.yaml', base: './content/galleries' }),
  schema: ({ image }) =>
    z.strictObject({
      title,
      description,
      order: z.int().default(0),
      pictures: z.array(z.strictObject({ src: image(), alt: z.string().min(1), caption: z.string().optional(), credit: z.string().optional() })).min(1),
    }),
})

const link = z.strictObject({ label: z.string().min(1), href: z.string().min(1) })
const menus = defineCollection({
  loader: glob({ pattern: '*.yaml', base: './content/menus' }),
  schema: z.strictObject({ label: z.string().min(1), items: z.array(link.extend({ children: z.array(link).optional() })) }),
})

export const collections = { pages, journal, guide, features, products, galleries, menus }
