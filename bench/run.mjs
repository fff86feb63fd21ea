// npm run bench [NAME …]: measures beside peers in one run, and prints ratios. Each bench is a file NAME.bench.mjs that exports
// `title` and `async run({ browser, address, print })`.
import { chromium } from '@playwright/test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '../tools/serve.mjs'
import { CHROMIUM_FLAGS } from './flags.mjs'

const folder = import.meta.dirname
const wanted = process.argv.slice(2)
const names = readdirSync(folder).filter(
  (name) => name.endsWith('.bench.mjs') && (wanted.length === 0 || wanted.some((word) => name.startsWith(word))),
)
if (names.length === 0) {
  console.error(`No bench is called ${wanted.join(' or ')}.`)
  process.exit(1)
}

const site = await serve(join(folder, '..', 'site', 'dist'))
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH || '/usr/bin/chromium', args: CHROMIUM_FLAGS })
let hasFailed = false
for (const name of names) {
  const { title, run } = await import(join(folder, name))
  console.log(`\n## ${title}`)
  try {
    await run({ browser, address: site.address, print: console.log })
  } catch (error) {
    hasFailed = true
    console.error(`✗ ${error.stack ?? error}`)
  }
}
await browser.close()
await site.close()
process.exit(hasFailed ? 1 : 0)
