// Keeps docs/requirements.md honest: what is ticked is proved by a test that ran; what a test names exists.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const LINE = /^- \[([ xX])\] ([A-Z]+-\d+) /gm
const NAMED = /^(?:[A-Z]{3,}-\d+\b[ ,]*)+/

/**
 * @param {{ titles: readonly string[], skipped: readonly string[] }} run all tests' own titles, and those that were skipped
 * @returns {string[]} what is wrong, one sentence each
 */
export function checkRequirements(list, { titles, skipped }) {
  const lines = [...list.matchAll(LINE)].map(([, tick, id]) => ({ id, isTicked: tick !== ' ' }))
  const known = new Set(lines.map(({ id }) => id))
  // A test that proves several lines names them one after the other.
  const idsOf = (title) => NAMED.exec(title)?.[0].match(/[A-Z]+-\d+/g) ?? []
  const tested = new Set(titles.flatMap(idsOf))
  const unproved = new Set(skipped.flatMap(idsOf))
  const faults = []
  for (const { id, isTicked } of lines) {
    if (isTicked && !tested.has(id)) faults.push(`${id} is ticked, but no test's title begins with it.`)
    if (isTicked && unproved.has(id)) faults.push(`${id} is ticked, but a test of it is skipped.`)
  }
  for (const id of tested) if (!known.has(id)) faults.push(`A test names ${id}, which docs/requirements.md does not have.`)
  return faults
}

export const readRequirements = () => readFileSync(join(root, 'docs', 'requirements.md'), 'utf8')
