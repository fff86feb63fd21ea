import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settingGroups } from 'vitrine/settings'
import { featureWords, untranslatedWords } from './library'

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

it.each(['fr', 'ar'])('LANG-9 every word that a feature says is there in %s, with its names in braces', (language) => {
  expect(untranslatedWords(featureWords(language))).toEqual([])
})

it('an owner’s own words come before the builder’s, and serve a language that it does not speak', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-words-'))
  writeFileSync(join(folder, 'fr.yaml'), 'cart: { label: Cabas }')
  writeFileSync(join(folder, 'de.yaml'), 'cart: { label: Warenkorb, removeLabel: Entfernen }\ntexts: { panel: { closeLabel: Schließen } }')
  expect(featureWords('fr', folder).settings.cart).toMatchObject({ label: 'Cabas', emptyText: 'Votre panier est vide.' })
  const german = featureWords('de-AT', folder)
  expect(german).toEqual({
    settings: { cart: { label: 'Warenkorb', removeLabel: 'Entfernen' } },
    components: { panel: { closeLabel: 'Schließen' } },
  })
  const missing = untranslatedWords(german)
  expect(missing).not.toContain('cart.label')
  expect(missing).toContain('comments.formTitle')
  // What is to be filled in is lost.
  expect(missing).toContain('cart.removeLabel')
  rmSync(folder, { recursive: true })
})
