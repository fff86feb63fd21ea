/** A part of an address that is a file's name as well, on every system. Empty where nothing is left. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 120)

/** Names that Windows keeps for itself. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** A file's name from an address of somebody else's: no way out of its folder, nothing that a system stumbles over. */
export function toFileName(name: string): string {
  const clean = decode(name)
    .normalize('NFC')
    .replaceAll(/[\u0000-\u001F\u007F<>:"/\\|?*#%&{}[\]$!'@+`=~^,;()\s]+/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/^[.\s-]+|[.\s-]+$/g, '')
  const [, stem = clean, ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/.exec(clean) ?? []
  const short = stem.slice(0, 100) || 'file'
  return (RESERVED.test(short) ? `${short}-file` : short) + ending.toLowerCase()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Gives each name once: the second `about` is `about-2`. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    let free = name
    for (let at = 2; taken.has(free); at += 1) free = `${name}-${at}`
    taken.add(free)
    return free
  }
}
