import { z } from 'astro/zod'
import { choice, list, matching, only, plain, text } from '../content/plain'
import { GROUPS } from './groups'
import { findMissing, serviceNames, services } from './services'

const HOST = 'an address without a path, such as https://chat.example or https://*.chat.example'
const hosts = list(matching(/^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+(:\d+)?$/, HOST), 'a list of addresses')
const SERVER = plain('an address that begins with https://')
const SOURCE = plain('an address that begins with https://, or a file of your own in public/, such as /counter.js')
const isServer = (value: string): boolean => value.startsWith('https://') && URL.canParse(value)

const script = only({
  /** One that is known by name: plausible, matomo, google-tag, umami, cloudflare. It says the rest. */
  service: choice(serviceNames).optional(),
  /** What visitors read in the dialog. */
  name: text(1, 40, 'a name').optional(),
  /** What it is for. What is necessary is loaded without a question. */
  group: choice(GROUPS).optional(),
  /** The script's address. */
  src: z
    .string(SOURCE)
    .refine((value) => isServer(value) || /^\/(?!\/)/.test(value), SOURCE)
    .optional(),
  /** With a service: your site's number or name there. */
  site: matching(/^[\w.:-]{1,80}$/, 'the number or name of your site at the service').optional(),
  /** With a service that you run yourself: where it is. */
  host: z.string(SERVER).refine(isServer, SERVER).optional(),
  /** Attributes that the script's own instructions ask for: { 'data-id': '42' }. */
  attributes: z
    .record(matching(/^(data-[a-z0-9-]+|crossorigin|integrity|referrerpolicy|type)$/, 'a data- attribute'), z.string(plain('a text')))
    .optional(),
  /** Whom it speaks to besides its own host. */
  hosts: hosts.optional(),
  /** Whose pages it shows in frames. */
  frames: hosts.optional(),
}).superRefine((given, { addIssue }) => {
  for (const { field, wanted } of findMissing(given))
    addIssue({ code: 'custom', path: [field], message: `is missing: it must be ${wanted}.` })
})

/** Scripts of others, by name and by what they are for. */
export const scriptsSchema = list(script, 'a list of scripts').superRefine((scripts, { addIssue }) => {
  const names = scripts.map(({ name, service }) => name ?? (service && services[service].name))
  names.forEach((name, at) => {
    if (name !== undefined && names.indexOf(name) < at)
      addIssue({
        code: 'custom',
        path: [at, 'name'],
        message: `is "${name}", as another script is called. Visitors choose by these names.`,
      })
  })
})
