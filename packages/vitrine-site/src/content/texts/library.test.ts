import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settingGroups } from 'vitrine/settings'
import { featureWords, untranslatedWords } from './library'
import { ownTexts } from './own'

/** Every language that the builder speaks, by its files. */
const LANGUAGES = readdirSync(join(import.meta.dirname, '../../../texts/library')).map((file) => file.replace('.yaml', ''))

/** A setting that a visitor reads: not an address, nor a name in the markup. */
const isWord = (value: unknown): value is string => typeof value === 'string' && /[A-Z]|\s/.test(value) && !value.includes('://')

it('the list for translators has every word that a feature says, as the feature says it', () => {
  const said = Object.entries(settingGroups).flatMap(([group, fields]) =>
    Object.entries(fields as Record<string, { readonly fallback: unknown; readonly allowed: unknown }>)
      .filter(([, { allowed, fallback }]) => typeof allowed === 'string' && isWord(fallback))
      .map(([name, { fallback }]) => [`${group}.${name}`, fallback] as const),
  )
  const listed = Object.entries(featureWords('en').settings).flatMap(([group, words]) =>
    Object.entries(words).map(([name, word]) => [`${group}.${name}`, word] as const),
  )
  const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => a.localeCompare(b)
  expect(listed.toSorted(byName)).toEqual(said.toSorted(byName))
})

it.each(LANGUAGES)('LANG-9 every word that a feature says is there in %s, with its names in braces', (language) => {
  expect(untranslatedWords(featureWords(language))).toEqual([])
})

it('LANG-9 the builder speaks the same languages in its pages and in its features, German among them', () => {
  expect(Object.keys(ownTexts).sort()).toEqual(LANGUAGES.sort())
  expect(LANGUAGES).toContain('de')
})

it('an owner’s own words come before the builder’s, and serve a language that it does not speak', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-words-'))
  writeFileSync(join(folder, 'fr.yaml'), 'cart: { label: Cabas }')
  writeFileSync(
    join(folder, 'nl.yaml'),
    'cart: { label: Winkelwagen, removeLabel: Verwijderen }\ntexts: { panel: { closeLabel: Sluiten } }',
  )
  expect(featureWords('fr', folder).settings.cart).toMatchObject({ label: 'Cabas', emptyText: 'Votre panier est vide.' })
  const dutch = featureWords('nl-BE', folder)
  expect(dutch).toEqual({
    settings: { cart: { label: 'Winkelwagen', removeLabel: 'Verwijderen' } },
    components: { panel: { closeLabel: 'Sluiten' } },
  })
  const missing = untranslatedWords(dutch)
  expect(missing).not.toContain('cart.label')
  expect(missing).toContain('comments.formTitle')
  // What is to be filled in is lost.
  expect(missing).toContain('cart.removeLabel')
  rmSync(folder, { recursive: true })
})
