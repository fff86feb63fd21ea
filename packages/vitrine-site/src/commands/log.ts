import { advance, begin, describe, summarize, type Progress } from './progress'

interface Message {
  readonly label: string | null
  readonly level: string
  readonly message: string
  readonly newLine: boolean
}

/** Warnings of tools about their own doings: nothing that an owner wrote, and nothing that an owner could mend. */
const NOISE = [
  // Astro's own mark in a module that it makes; it is read before bundling.
  /MODULE_LEVEL_DIRECTIVE.*astro:head-inject/s,
  // How a module came into the file that it is in: a matter of bundling.
  /INEFFECTIVE_DYNAMIC_IMPORT/,
  // What is told once more, with its place: see content/faults.
  /An unhandled error occurred while running the "astro:build:start" hook|contains multiple entries with the same slug|^Error rendering .+ is no directive/,
  /^There (is|are) \d+ mistakes? in the content/,
]

/** What the builder itself has to say to the owner. */
const OWN = /^vitrine-(?!search-index|cards)/

let progress: Progress = begin
let isLineOpen = false

/** Where Astro's lines go while a command runs: to one line that moves, but for what an owner should read. */
export default function destination() {
  return {
    write({ label, level, message, newLine }: Message): void {
      if (level === 'warn' || level === 'error') {
        if (!NOISE.some((noise) => noise.test(message))) printLine(`${level === 'warn' ? '!' : '✗'} ${message.trim()}`)
        return
      }
      if (label && OWN.test(label)) return printLine(`  ${message}`)
      const next = advance(progress, message)
      if (!next) return
      progress = next
      // A page's line comes in two pieces.
      if (newLine || next.stage === 'pages') showProgress()
    },
  }
}

export function startProgress(): void {
  progress = begin
  showProgress()
}

export function endProgress(seconds: number): void {
  clearLine()
  console.info(`  ${summarize(progress, seconds)}`)
}

/** Takes the moving line away, so that something else can be said. */
export function clearLine(): void {
  if (isLineOpen) process.stdout.write('\r\u001B[K')
  isLineOpen = false
}

function showProgress(): void {
  if (!process.stdout.isTTY) return
  process.stdout.write(`\r\u001B[K  ${describe(progress)}`)
  isLineOpen = true
}

function printLine(text: string): void {
  clearLine()
  console.info(text)
}
