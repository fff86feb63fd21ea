// How what a feature offers to React is written in its README.
const BEGIN = '<!-- npm run readme writes from here: from the options and the types -->'
const END = '<!-- to here -->'

/** Puts the tables where they belong: at the end of "In React". */
export function placeTables(readme, tables) {
  const block = `${BEGIN}\n\n${tables}\n\n${END}\n`
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)]
  if (begin >= 0) return readme.slice(0, begin) + block + readme.slice(end + END.length + 1)
  const place = readme.indexOf('\n## ', readme.indexOf('\n## In React') + 1)
  if (place < 0) throw new Error('A README has no section "In React", or none after it.')
  return `${readme.slice(0, place).trimEnd()}\n\n${block}${readme.slice(place)}`
}

export function tablesOf({ components, hooks }) {
  const parts = components.map((component, at) => componentTables(component, components.slice(0, at)))
  const shapes = new Map(components.flatMap(({ shapes }) => shapes.map((shape) => [shape.name, shape])))
  for (const { name, members } of shapes.values()) parts.push(`\`${name}\`:\n\n${propTable(members)}`)
  if (hooks.length > 0) parts.push(table(['Function', 'Returns', 'What it does'], hooks.map(hookRow)))
  return parts.join('\n\n')
}

const propTable = (props) =>
  table(['Prop', 'Type', 'Default', 'What it does'], props.toSorted((a, b) => b.isRequired - a.isRequired).map(propRow))

function componentTables({ name, props, callbacks, ref, element }, before) {
  const parts = [`### \`<${name}>\``]
  const isSame = (one) => (other) => JSON.stringify(propRow(one)) === JSON.stringify(propRow(other))
  const model = before.find((other) => props.filter((prop) => other.props.some(isSame(prop))).length > props.length / 2)
  const shared = model ? props.filter((prop) => model.props.some(isSame(prop))) : []
  const rest = props.filter((prop) => !shared.includes(prop))
  if (rest.length > 0) parts.push(propTable(rest))
  if (model) parts.push(`As with \`<${model.name}>\`: ${shared.map((prop) => code(prop.name)).join(', ')}.`)
  if (element)
    parts.push(`It also accepts the props of ${/^[aeiou]/.test(element) ? 'an' : 'a'} \`${element}\`: \`className\`, \`id\`, \`data-…\`.`)
  const rows = [callbacks.map(callbackRow), ref.map(refRow)]
  if (model && JSON.stringify(rows) === JSON.stringify([model.callbacks.map(callbackRow), model.ref.map(refRow)]))
    return [...parts, `Its callbacks and its ref are those of \`<${model.name}>\`.`].join('\n\n')
  if (callbacks.length > 0) parts.push(table(['Callback', 'Called with', 'When'], rows[0]))
  if (ref.length > 0) parts.push(table(['On its ref', 'Returns', 'What it does'], rows[1]))
  return parts.join('\n\n')
}

const propRow = ({ name, type, allowed, fallback, fallbackText, isRequired, meaning }) => [
  code(name),
  typeText(type, allowed),
  fallbackText ? codeWords(fallbackText) : fallback !== undefined ? defaultText(fallback) : isRequired ? 'required' : '',
  meaning,
]
const callbackRow = ({ name, type, meaning }) => [code(name), type === '()' ? 'nothing' : code(type.slice(1, -1)), meaning]
const refRow = ({ name, gives, meaning }) => [
  code(name),
  gives ? code(gives) : '',
  meaning || (name === 'element' ? 'The element itself.' : ''),
]
const hookRow = ({ call, gives, meaning }) => [code(call), gives === 'void' ? '' : code(gives), meaning]

/** A number says its range (`number` from 0 to 1), and words come in the order of the option. */
function typeText(type, allowed = '') {
  const words = /^one of (.*)$/.exec(allowed)?.[1]
  if (words) return code(words.replaceAll('"', "'").replaceAll(', ', ' | '))
  const range = /^a (whole )?number(.*)$/.exec(allowed)
  if (type !== 'number' || !range) return code(type)
  return `${range[1] ?? ''}\`number\`${range[2]}`
}

function defaultText(value) {
  if (Array.isArray(value) && value.length === 0) return ''
  return code(typeof value === 'string' ? `'${value}'` : JSON.stringify(value))
}

/** `true; in a text: false`: the values are code, the words between them are not. */
const codeWords = (text) => text.replace(/'[^']*'|\b(true|false|[\d_.]+)\b/g, (value) => code(value))
const code = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)
const escape = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

function table(heads, rows) {
  const line = (cells) => `| ${cells.map(escape).join(' | ')} |`
  // A column that is empty all the way is left out.
  const kept = heads.map((_, at) => rows.some((row) => row[at]))
  const pick = (cells) => cells.filter((_, at) => kept[at])
  return [line(pick(heads)), line(pick(heads.map(() => '---'))), ...rows.map((row) => line(pick(row)))].join('\n')
}
