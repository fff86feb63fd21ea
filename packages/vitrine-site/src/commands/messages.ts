import { openDatabase } from '../server/comments/open'
import { openMessages, type StoredMessage } from '../server/forms/store'
import { CommandError } from './error'
import { commentSettings } from './start'

export const summary = 'lists, exports and deletes what forms have sent'

/** `list`, `export` (a line of JSON each), `delete 12`. */
export async function run([task = 'list', id]: string[], folder: string): Promise<number> {
  const store = await openMessages(await openDatabase(commentSettings(folder)))
  try {
    if (task === 'delete') return (await store.remove(Number(id))) ? 0 : 1
    if (task !== 'list' && task !== 'export') throw new CommandError(`There is no "${task}".`, 'Try list, export or delete.')
    const messages = await store.list(task === 'list' ? 50 : Number.MAX_SAFE_INTEGER)
    const write =
      task === 'list' ? describe : (message: StoredMessage) => JSON.stringify({ ...message, fields: JSON.parse(message.fields) as unknown })
    for (const message of messages) process.stdout.write(`${write(message)}\n`)
    return 0
  } finally {
    await store.close()
  }
}

const describe = ({ id, form, page, fields, created }: StoredMessage): string =>
  [
    `${id}  ${form} on ${page}, ${new Date(created).toISOString()}`,
    ...Object.entries(JSON.parse(fields) as Record<string, string>).map(([name, value]) => `    ${name}: ${value}`),
  ].join('\n')
