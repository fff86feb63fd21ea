import { createServer, type Socket } from 'node:net'

/** How a mail server behaves: it takes letters, refuses them, or says nothing at all. */
type Manner = 'takes' | 'refuses' | 'hangs'

export interface TestMailServer {
  readonly url: string
  /** Each letter as it came, with its head. */
  readonly letters: readonly string[]
  /** How often somebody has called. */
  readonly calls: () => number
  close(): Promise<void>
}

/** The least that a mail server says. */
export async function startMailServer(manner: Manner): Promise<TestMailServer> {
  const letters: string[] = []
  const sockets = new Set<Socket>()
  let calls = 0
  const server = createServer((socket) => {
    calls += 1
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    const say = (line: string) => socket.write(`${line}\r\n`)
    if (manner === 'hangs') return
    say('220 post.example ESMTP')
    let rest = ''
    let letter: string[] | undefined
    const hear = (line: string) => {
      if (letter && line !== '.') return void letter.push(line)
      if (letter) {
        letters.push(letter.join('\n'))
        letter = undefined
        return say('250 taken')
      }
      const [word = ''] = line.toUpperCase().split(' ')
      if (word === 'DATA') letter = []
      if (word === 'QUIT') return socket.end('221 bye\r\n')
      say(word === 'DATA' ? '354 go on' : word === 'RCPT' && manner === 'refuses' ? '550 nobody of that name' : '250 fine')
    }
    socket.on('data', (data) => {
      const lines = (rest + String(data)).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(hear)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`,
    letters,
    calls: () => calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        sockets.forEach((socket) => socket.destroy())
      }),
  }
}
