import { expect } from '#test'
import { test } from './services.fixture'

const claimTwo = () => {
  const said: string[] = []
  Object.assign(window, { said })
  const { claimHash } = window.services.hash
  const { signal } = new AbortController()
  for (const form of ['panel', 'photo']) {
    claimHash(
      {
        owns: (hash) => hash.startsWith(form),
        arrive: (hash, cause) => said.push(`${hash} ${cause}`),
        leave: (hash) => said.push(`${hash} gone`),
      },
      signal,
    )
  }
}

test('each form of hash goes to the feature that claims it, at load, by links and by Back', async ({ page, servicesOn }) => {
  await servicesOn('<a href="#panel__a">Panel</a> <a href="#elsewhere">Elsewhere</a>', '#photo/3')
  await page.evaluate(claimTwo)
  await page.getByText('Panel').click()
  await page.getByText('Elsewhere').click()
  await page.goBack()
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said).toEqual(['photo/3 load', 'photo/3 gone', 'panel__a change', 'panel__a gone', 'panel__a change'])
})

test('what an owner writes itself does not call it', async ({ page, servicesOn }) => {
  await servicesOn('<p>Text</p>')
  await page.evaluate(claimTwo)
  const { said, hash, length } = await page.evaluate(() => {
    const { pushHash, replaceHash } = window.services.hash
    const before = history.length
    pushHash('photo/1')
    replaceHash('photo/2')
    return { said: (window as unknown as { said: string[] }).said, hash: location.hash, length: history.length - before }
  })
  expect({ said, hash, length }).toEqual({ said: [], hash: '#photo/2', length: 1 })
})

test('a broken escape in the hash is taken as it is', async ({ page, servicesOn }) => {
  await servicesOn('<p>Text</p>', '#photo%E0%A4%A')
  expect(await page.evaluate(() => window.services.hash.readHash())).toBe('photo%E0%A4%A')
})
