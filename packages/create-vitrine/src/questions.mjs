// Asks what was not said. Enter takes what stands in brackets.
import { createInterface } from 'node:readline/promises'
import { palettes } from './colours.mjs'
import { kinds } from './kinds.mjs'
import { isLanguage, readKinds, readName } from './options.mjs'
import { starters } from './starters.mjs'

/** With `--yes`, and where nobody can answer, everything has its default. */
export async function askFor(options, { input = process.stdin, output = process.stdout } = {}) {
  const canAsk = !options.yes && input.isTTY
  const lines = canAsk ? createInterface({ input, output }) : undefined
  let isDone = false
  // Ctrl+C and Ctrl+D: nothing has been written, and nothing will be.
  lines?.once('close', () => {
    if (isDone) return
    output.write('\n')
    process.exit(130)
  })
  const ask = async (given, question, { usual, read = (text) => text } = {}) => {
    if (given !== undefined || !lines) return given ?? usual
    for (;;) {
      const text = (await lines.question(`  ${question} [${Array.isArray(usual) ? usual.join(', ') || 'none' : usual}] `)).trim()
      if (text === '') return usual
      try {
        return read(text)
      } catch (error) {
        output.write(`    ${error.message}\n`)
      }
    }
  }
  try {
    const folder = await ask(options.folder, 'In which folder?', { usual: 'my-site' })
    if (lines && !options.starter) output.write(list(starters))
    const starter = await ask(options.starter, 'What do you begin with?', { usual: 'studio', read: oneOf(Object.keys(starters)) })
    const sample = starters[starter]
    const name = await ask(options.name, 'What is it called?', { usual: sample.name, read: readName })
    const language = await ask(options.language, 'In which language do you write? A code: en, de, fr … (the sample texts are English)', {
      usual: 'en',
      read: readLanguage,
    })
    const colour = await ask(options.colour, `Which colour? ${Object.keys(palettes).join(', ')}, or '#1d5c45'`, {
      usual: 'starter',
      read: (text) => /#[0-9a-f]{6}\b/i.exec(text)?.[0] ?? oneOf(Object.keys(palettes))(text),
    })
    if (lines && !options.kinds) output.write(list(kinds))
    const chosen = await ask(options.kinds, 'What else will there be, besides pages? With commas, or none', {
      usual: sample.kinds,
      read: readKinds,
    })
    return { folder, starter, name, language, colour, kinds: chosen, description: sample.description, email: 'hello@example.org' }
  } finally {
    isDone = true
    lines?.close()
  }
}

const list = (all) => {
  const width = Math.max(...Object.keys(all).map((name) => name.length))
  return `\n${Object.entries(all)
    .map(([name, { hint }]) => `    ${name.padEnd(width + 2)}${hint}\n`)
    .join('')}`
}

const oneOf = (names) => (text) => {
  const found = names.find((name) => name === text.toLowerCase()) ?? names[Number(text) - 1]
  if (!found) throw new Error(`One of ${names.join(', ')}.`)
  return found
}

function readLanguage(text) {
  if (!isLanguage(text)) throw new Error('A code such as en, de or pt-BR.')
  return text
}
