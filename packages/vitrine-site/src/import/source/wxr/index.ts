import { statSync } from 'node:fs'
import type { ReadOptions, Source, SourceRecord } from '../source'
import { toRecords } from './records'
import { readChannel } from './xml'

/** One or more files of Tools → Export: a large site comes in several, which are read as one. */
export const wxrSource = (files: readonly string[]): Source => ({
  name: 'WordPress export',
  size: files.reduce((sum, file) => sum + statSync(file).size, 0),
  read: (options) => readFiles(files, options),
})

async function* readFiles(files: readonly string[], { onProgress }: ReadOptions = {}): AsyncGenerator<SourceRecord> {
  const seen = new Set<string>()
  let before = 0
  for (const [at, file] of files.entries()) {
    const remarks: SourceRecord[] = []
    const site = { title: '', description: '', language: '', link: '', 'wp:base_blog_url': '' }
    let isSaid = at > 0
    const events = {
      onProgress: (bytes: number) => onProgress?.(before + bytes),
      onRemark: (what: string, line: number) => remarks.push({ kind: 'remark', what, line }),
    }
    for await (const element of readChannel(file, events)) {
      yield* remarks.splice(0)
      if (element.name in site) site[element.name as keyof typeof site] = element.text.trim()
      // What the site is stands at the top, before the first entry.
      if (element.name === 'item' && !isSaid) {
        isSaid = true
        yield toSite(site)
      }
      for (const record of toRecords(element)) {
        // The files of one export each begin with the same authors, categories and tags.
        const key = keyOf(record)
        if (key && seen.has(`${record.kind} ${key}`)) continue
        if (key) seen.add(`${record.kind} ${key}`)
        yield record
      }
    }
    if (!isSaid) yield toSite(site)
    yield* remarks
    before += statSync(file).size
  }
}

/** What a record is known by. A number is not enough: two menus may share their links’, a category and a tag their own. */
function keyOf(record: SourceRecord): string {
  if (record.kind === 'author') return record.login
  if (record.kind === 'menu-item') return record.id && `${record.menu} ${record.id}`
  if (record.kind === 'term') return record.id && `${record.type} ${record.id}`
  return 'id' in record ? record.id : ''
}

const toSite = (site: Record<'title' | 'description' | 'language' | 'link' | 'wp:base_blog_url', string>): SourceRecord => ({
  kind: 'site',
  title: site.title,
  tagline: site.description,
  address: (site['wp:base_blog_url'] || site.link).replace(/\/+$/, ''),
  language: site.language || 'en',
})
