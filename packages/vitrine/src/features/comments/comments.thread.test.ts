import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildThread, isSameBranch, MOST_DEPTH, type Branch, type CommentData } from './comments.thread'

const comment = (id: number, parent = 0): CommentData => ({
  id: String(id),
  parent: String(parent),
  name: 'Ada',
  text: 'Hello',
  date: new Date(id * 1000).toISOString(),
})
type Shape = readonly [id: string, replies: readonly Shape[]]
const shape = (branches: readonly Branch[]): Shape[] => branches.map(({ comment, replies }) => [comment.id, shape(replies)])
const flat = (branches: readonly Branch[]): Branch[] => branches.flatMap((branch) => [branch, ...flat(branch.replies)])

it.each<[title: string, comments: CommentData[], expected: Shape[]]>([
  ['none', [], []],
  [
    'the oldest first, whatever the order they come in',
    [comment(3), comment(1), comment(2, 1)],
    [
      ['1', [['2', []]]],
      ['3', []],
    ],
  ],
  ['a reply whose parent is on another page stands at the top', [comment(9, 4), comment(10, 9)], [['9', [['10', []]]]]],
  ['a comment that comes twice is there once', [comment(1), comment(1)], [['1', []]]],
  [
    'two that answer each other stand at the top, with what hangs on them',
    [comment(1, 2), comment(2, 1), comment(3, 1)],
    [
      ['1', [['3', []]]],
      ['2', []],
    ],
  ],
  [
    'replies below the fifth level stay at that level, the oldest first',
    [comment(1), comment(2, 1), comment(3, 2), comment(4, 3), comment(5, 4), comment(8, 5), comment(6, 5), comment(7, 6)],
    [
      [
        '1',
        [
          [
            '2',
            [
              [
                '3',
                [
                  [
                    '4',
                    [
                      ['5', []],
                      ['6', []],
                      ['7', []],
                      ['8', []],
                    ],
                  ],
                ],
              ],
            ],
          ],
        ],
      ],
    ],
  ],
])('CMNT-6 %s', (_title, comments, expected) => {
  expect(shape(buildThread(comments))).toEqual(expected)
})

it('CMNT-6 whatever the store says, every comment stands in the thread once, and none deeper than the fifth level', () => {
  const ids = fc.integer({ min: 1, max: 40 })
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, fc.integer({ min: 0, max: 45 })), { maxLength: 60 }), (pairs) => {
      const comments = pairs.map(([id, parent]) => comment(id, parent))
      const all = flat(buildThread(comments))
      expect(all.map((branch) => branch.comment.id).sort()).toEqual([...new Set(comments.map(({ id }) => id))].sort())
      expect(Math.max(0, ...all.map(({ depth }) => depth))).toBeLessThanOrEqual(MOST_DEPTH)
    }),
  )
})

it('CMNT-6 a chain of ten thousand replies is built without running out of stack', () => {
  expect(flat(buildThread(Array.from({ length: 10_000 }, (_, at) => comment(at + 1, at)))).length).toBe(10_000)
})

it('CMNT-6 a branch is drawn again when one of its comments has changed, and only then', () => {
  const comments = [comment(1, 0), comment(2, 1), comment(3, 0)]
  const [first, second] = buildThread(comments)
  const [same, changed] = buildThread([...comments.slice(0, 2), { ...comments[2]! }])
  expect([isSameBranch(first!, same!), isSameBranch(second!, changed!)]).toEqual([true, false])
  const [longer] = buildThread([...comments, comment(4, 2)])
  expect(isSameBranch(first!, longer!)).toBe(false)
})
