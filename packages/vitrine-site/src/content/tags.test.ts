import { describe, expect, test } from 'vitest'
import { groupByTag, sharedTags, tagAddress, tagSlug } from './tags'

describe('tags in any letters', () => {
  test.each([
    ['keyboard', 'keyboard'],
    ['right-to-left', 'right-to-left'],
    ['Straßenbau', 'straßenbau'],
    ['Köln & Umgebung', 'köln-umgebung'],
    ['Ko\u0308ln', 'köln'],
    ['ÉTÉ 2026', 'été-2026'],
    ['خط عربي', 'خط-عربي'],
    ['हिन्दी', 'हिन्दी'],
    ['日本語', '日本語'],
    ['C++', 'c'],
    ['!', ''],
  ])('%s stands at %s', (name, slug) => {
    expect(tagSlug(name)).toBe(slug)
    expect(decodeURIComponent(tagAddress(name))).toBe(`/journal/tags/${slug}/`)
  })

  test('what differs in capitals alone is one tag, in its usual spelling, with all its articles', () => {
    const posts = [['Web', 'Köln'], ['web'], ['web', 'köln']].map((tags, at) => ({ id: at, data: { tags } }))
    expect(groupByTag(posts).map(({ name, posts: found }) => [name, found.map(({ id }) => id)])).toEqual([
      ['web', [0, 1, 2]],
      ['Köln', [0, 2]],
    ])
    expect(sharedTags(posts[0]!, posts[2]!)).toBe(2)
  })
})
