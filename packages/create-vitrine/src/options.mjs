// What can be said on the command line.
import { parseArgs } from 'node:util'
import { palettes } from './colours.mjs'
import { kinds } from './kinds.mjs'
import { starters } from './starters.mjs'

/** What a person did wrong, and what to do about it. */
export class Mistake extends Error {
  constructor(problem, remedy = '') {
    super(problem)
    this.remedy = remedy
  }
}

export const HELP = `Usage: npm create vitrine [folder] [-- options]

Makes a website of your own in a new folder. What is not said here is asked.

  --yes                  asks nothing
  --starter NAME         ${Object.keys(starters).join(', ')}
  --name NAME            the site's name
  --language CODE        the language of your words: en, de, fr, ar, pt-BR …
  --colour COLOUR        ${Object.keys(palettes).join(', ')}, or one of your own: '#1d5c45'
  --with KINDS           what there will be, with commas: ${Object.keys(kinds).join(', ')}; or none
  --no-install           only writes the files
  --no-start             does not show the site when all is done
  --packages FOLDER      takes vitrine from packed files in that folder
`

const TEXT = { type: 'string' }
const OPTIONS = {
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
  starter: TEXT,
  name: TEXT,
  language: TEXT,
  colour: TEXT,
  color: TEXT,
  with: TEXT,
  packages: TEXT,
  'no-install': { type: 'boolean' },
  'no-start': { type: 'boolean' },
}

/** Reads the words behind the command. What is wrong is said at once, before anything is asked or written. */
export function readOptions(args) {
  const { values, positionals } = parse(args)
  if (positionals.length > 1) throw new Mistake(`One folder is enough: ${positionals.join(', ')}.`, 'A name with spaces stands in quotes.')
  const { starter, language, with: given } = values
  const colour = values.colour ?? values.color
  if (starter !== undefined && !Object.hasOwn(starters, starter)) throw notOneOf('--starter', starter, Object.keys(starters))
  if (values.name !== undefined) readName(values.name)
  if (language !== undefined && !isLanguage(language))
    throw new Mistake(`--language ${language} is no language code.`, 'Write it as en, de or pt-BR.')
  if (colour !== undefined && !Object.hasOwn(palettes, colour) && !/^#[0-9a-f]{6}$/i.test(colour))
    throw notOneOf('--colour', colour, [...Object.keys(palettes), "a colour such as '#1d5c45'"])
  return { ...values, colour, folder: positionals[0], kinds: given === undefined ? undefined : readKinds(given) }
}

function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new Mistake(error.message.split('. ')[0] + '.', '`npm create vitrine -- --help` says what there is.')
  }
}

/** It stands in titles, with more words behind it. */
export function readName(name) {
  if (!name.trim() || name.length > 40) throw new Mistake(`The name "${name}" must have 1 to 40 characters.`)
  return name.trim()
}

/** `journal, shop` as a list; `none` as an empty one. */
export function readKinds(text) {
  const names = text
    .split(/[\s,]+/)
    .filter((name) => name && name !== 'none')
    .map((name) => (name === 'gallery' ? 'galleries' : name))
  const wrong = names.find((name) => !Object.hasOwn(kinds, name))
  if (wrong) throw notOneOf('A kind of content', wrong, Object.keys(kinds))
  // A conversation is about an article.
  return names.includes('comments') && !names.includes('journal') ? ['journal', ...names] : names
}

export const isLanguage = (code) => /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(code)

const notOneOf = (what, given, allowed) => new Mistake(`${what} is "${given}", but it must be one of ${allowed.join(', ')}.`)
