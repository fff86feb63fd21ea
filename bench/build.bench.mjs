// How long 1,000 and 5,000 Markdown pages take through the site's own layout, beside the same pages through a bare Astro layout:
// in the same site, so that only the layout differs. Beside them the same pages in a project that has nothing else. Processor time: other
// work on the machine does not count.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const title = "Build time: the site's layout beside a bare one, at most 1.3 times"

const root = join(import.meta.dirname, '..')
const SIZES = (process.env.BENCH_PAGES ?? '1000,5000').split(',').map(Number)

const article = (at) => `---
title: Article number ${at}
description: A generated article, number ${at}, to measure how long many of them take to build.
date: 2026-0${1 + (at % 9)}-1${at % 10}
tags: [writing]
picture: ../pictures/stream.jpg
pictureAlt: A stream
---

Paragraph one of article ${at}. ${'A sentence with a [link](/journal/) and some *stress*. '.repeat(12)}

## A heading

${'Plain text goes on for a while, as it does in articles. '.repeat(20)}

- one
- two

## Another heading

${'And then it comes to an end. '.repeat(20)}
`

const BARE_PAGE = `---
import { getCollection, render } from 'astro:content'
export async function getStaticPaths() {
  return (await getCollection('journal')).map((post) => ({ params: { post: post.id }, props: { post } }))
}
const { post } = Astro.props
const { Content } = await render(post)
---
<html lang="en"><head><title>{post.data.title}</title></head><body><h1>{post.data.title}</h1><Content /></body></html>
`

const BARE_CONFIG = `import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
export const collections = { journal: defineCollection({ loader: glob({ pattern: '**/*.md', base: './content/journal' }) }) }
`

export async function run({ print }) {
  const rest = time(1, makeOwn)
  print(`the site's other pages alone: ${rest.toFixed(1)} s`)
  for (const size of SIZES) {
    const [bare, own, empty] = [makeBareLayout, makeOwn, makeBareProject].map((make) => time(size, make))
    print(
      `${size} pages: bare layout ${bare.toFixed(1)} s, own layout ${own.toFixed(1)} s, ratio ${(own / bare).toFixed(2)}; a page takes ${(((own - rest) / size) * 1000).toFixed(1)} ms, ${(((bare - rest) / size) * 1000).toFixed(1)} ms bare; a project of these pages alone ${empty.toFixed(1)} s`,
    )
  }
}

function time(size, make) {
  // Inside the project, so that packages are found where they are.
  const folder = join(root, '.cache', 'bench-build')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  make(folder)
  for (let at = 0; at < size; at += 1) writeFileSync(join(folder, 'content', 'journal', `article-${at}.md`), article(at))
  const record = join(folder, 'seconds')
  const { status, stderr } = spawnSync(join(root, 'node_modules', '.bin', 'astro'), ['build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'processor-time.mjs'))}`,
      PROCESSOR_TIME: record,
    },
  })
  if (status !== 0) throw new Error(stderr)
  const seconds = Number(readFileSync(record, 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  return seconds
}

/** The site as it is, but the articles go through a layout that is nothing but a document. */
function makeBareLayout(folder) {
  makeOwn(folder)
  writeFileSync(join(folder, 'src', 'pages', 'journal', '[post].astro'), BARE_PAGE)
}

function makeBareProject(folder) {
  mkdirSync(join(folder, 'content', 'journal'), { recursive: true })
  mkdirSync(join(folder, 'src', 'pages', 'journal'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'astro.config.mjs'), "export default { site: 'https://bench.example' }\n")
  writeFileSync(join(folder, 'src', 'content.config.ts'), BARE_CONFIG)
  writeFileSync(join(folder, 'src', 'pages', 'journal', '[post].astro'), BARE_PAGE)
}

/** The site as it is, with the journal's articles replaced. */
function makeOwn(folder) {
  const site = join(root, 'site')
  cpSync(site, folder, { recursive: true, filter: (path) => !/[\\/](dist|\.astro|node_modules)([\\/]|$)/.test(path) })
  rmSync(join(folder, 'content', 'journal'), { recursive: true, force: true })
  mkdirSync(join(folder, 'content', 'journal'))
  // The photographs' encodings are the same in all runs; the previews are drawn anew.
  const pictures = join(site, 'node_modules', '.astro', 'assets')
  if (existsSync(pictures)) cpSync(pictures, join(folder, 'node_modules', '.astro', 'assets'), { recursive: true })
}
