/** How far a build has come, from what Astro says while it builds. */
export interface Progress {
  readonly stage: 'preparing' | 'pages' | 'pictures' | 'finishing'
  readonly pages: number
  readonly pictures: number
  /** How many pictures there will be; known when the first is made. */
  readonly allPictures: number
}

export const begin: Progress = { stage: 'preparing', pages: 0, pictures: 0, allPictures: 0 }

const PAGE = /[├└]─.*\.html/
const PICTURE = /▶.*\((\d+)\/(\d+)\)/
const PICTURES_END = /✓ Completed/

/** Reads one line of Astro's. Undefined: it says nothing about how far the build has come. */
export function advance(progress: Progress, line: string): Progress | undefined {
  const [, done, all] = PICTURE.exec(line) ?? []
  if (done && all) return { ...progress, stage: 'pictures', pictures: Math.max(progress.pictures, Number(done)), allPictures: Number(all) }
  if (PAGE.test(line)) return { ...progress, stage: 'pages', pages: progress.pages + 1 }
  if (progress.stage === 'pictures' && PICTURES_END.test(line)) return { ...progress, stage: 'finishing' }
  return undefined
}

const WIDTH = 24

/** One line that is written over and over: a bar where the end is known, a count where it is not. */
export function describe({ stage, pages, pictures, allPictures }: Progress): string {
  if (stage === 'preparing') return 'reading the content'
  if (stage === 'pages') return `${pages} pages`
  if (stage === 'finishing') return `${pages} pages, ${allPictures} pictures, previews and search`
  const full = Math.round((pictures / allPictures) * WIDTH)
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${pictures}/${allPictures} pictures`
}

/** What is left when all is done. */
export const summarize = ({ pages, pictures }: Progress, seconds: number): string =>
  [`${pages} pages`, ...(pictures > 0 ? [`${pictures} pictures`] : [])].join(', ') + ` in ${Math.max(1, Math.round(seconds))} s`
