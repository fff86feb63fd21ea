import { z } from 'astro/zod'
import { describeAllowed, findFaults, panelFields, readPanel, readValue, type PanelInput } from 'vitrine/panel/content'
import { day, flag, list, matching, only, plain, text } from './plain'

/** Each of the panel's own options, checked as the panel itself would read it. */
const options = Object.fromEntries(
  Object.entries(panelFields).map(([name, field]) => [
    name,
    z
      .custom<string | number | boolean | readonly string[]>(
        (value) => value === '' || readValue<unknown>(field, value) !== undefined,
        plain(describeAllowed(field.allowed)),
      )
      .optional(),
  ]),
) as { [K in keyof PanelInput]: z.ZodOptional<z.ZodType<PanelInput[K]>> }

/** What may stand at the head of a panel's file. What cannot work together stops the build, with the reason. */
export const panelSchema = only({
  /** The panel's heading, and its name for screen readers. */
  title: text(1, 90, 'a title'),
  /** The close button's name. */
  closeLabel: text(1, 40, 'a short text').optional(),
  /** Where it is: addresses, with * at the end for all that begin so. */
  pages: list(matching(/^\/[^*]*\*?$/, 'an address such as /shop/ or /shop/*'), 'a list of addresses such as /shop/*', { min: 1 }).default([
    '/*',
  ]),
  /** A draft is shown by `npm run dev`, and is not published. */
  isDraft: flag().optional(),
  /** From when on it is there: 2026-12-01. */
  date: day().optional(),
  ...options,
}).superRefine((data, context) => {
  for (const { option, message } of findFaults(readPanel(data))) context.addIssue({ code: 'custom', path: [option], message })
})

/** data-toggle-prefix …: what the site's own settings say to its panels, where they differ from the defaults. */
export const panelAttributes = (
  site: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, { readonly fallback: unknown }>>,
) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, { fallback }]) => site[name] !== fallback)
      .map(([name]) => [`data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, String(site[name])]),
  )

export const isOnPage = (pages: readonly string[], address: string): boolean =>
  pages.some((page) => (page.endsWith('*') ? address.startsWith(page.slice(0, -1)) : address === page))
