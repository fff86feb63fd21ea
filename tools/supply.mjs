// npm run supply: what is shipped besides our own code. Prints the licences, and writes a bill of materials (CycloneDX).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './setup.mjs'

export const sbomFile = join(root, '.cache', 'sbom.cdx.json')

const readLock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages

/** Every package of the lockfile that is not ours, with its place in it. */
export const readPackages = (lock = readLock()) =>
  Object.entries(lock)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({ path, name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }))

/** Those that a site or an application gets; the others are for whoever works on this repository. */
export const readShipped = (lock) => readPackages(lock).filter(({ dev, devOptional }) => !dev && !devOptional)

export const licenceOf = ({ license }) => license ?? 'unknown'

/** The hash that npm checks, as CycloneDX writes it. */
function hashOf(integrity) {
  const [algorithm, value] = integrity.split('-')
  return { alg: `SHA-${algorithm.slice(3)}`, content: Buffer.from(value, 'base64').toString('hex') }
}

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`

export function createSbom(lock = readLock()) {
  const shipped = new Map(readShipped(lock).map((entry) => [purlOf(entry), entry]))
  const own = ['packages/vitrine', 'packages/vitrine-site', 'packages/create-vitrine'].map((path) => lock[path])
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'library', name: 'vitrine', version: own[0].version, licenses: [{ license: { id: 'MIT' } }] } },
    components: [...shipped].sort().map(([purl, entry]) => ({
      type: 'library',
      'bom-ref': purl,
      name: entry.name,
      version: entry.version,
      purl,
      licenses: [/ (AND|OR) /.test(licenceOf(entry)) ? { expression: licenceOf(entry) } : { license: { id: licenceOf(entry) } }],
      hashes: [hashOf(entry.integrity)],
      ...(entry.optional && { scope: 'optional' }),
    })),
  }
}

export function writeSbom() {
  mkdirSync(dirname(sbomFile), { recursive: true })
  const sbom = createSbom()
  writeFileSync(sbomFile, JSON.stringify(sbom, null, 2))
  return sbom
}

export function supply() {
  const { components } = writeSbom()
  const byLicence = Map.groupBy(readShipped(), licenceOf)
  for (const [licence, packages] of [...byLicence].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${licence} (${packages.length})\n  ${[...new Set(packages.map(({ name, version }) => `${name} ${version}`))].join(', ')}`)
  console.log(`\n${components.length} packages are shipped; their bill of materials is .cache/sbom.cdx.json.`)
}
