import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are nobody's public web site: this machine, its neighbours, and what is kept for other ends. */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  // This machine, and IPv4 addresses in an old form of IPv6: ::127.0.0.1.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, bits, 'ipv6')

/** Whether an address of the network is one that anybody may ask. */
export function isPublic(address: string): boolean {
  // An IPv4 address in the clothes of IPv6, written in either way.
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return isPublic(mapped)
  const version = isIP(address)
  if (version === 6 && /^::ffff:/i.test(address)) return false
  return version !== 0 && !closed.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** Why a medium's address is not asked; undefined for one that may be. Names are looked at again when they are resolved. */
export function refuseAddress(text: string, isAllowed: (host: string) => boolean = () => false): string | undefined {
  if (!URL.canParse(text)) return 'is not an address'
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return `begins with ${url.protocol}, and only http: and https: are fetched`
  if (url.username || url.password) return 'carries a name or a password'
  if (isAllowed(url.host)) return undefined
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return isPublic(host) ? undefined : 'is an address of a private network'
  if (!/^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}$/i.test(host.replace(/\.$/, '')))
    return 'has a host name that no public site has'
  if (/\.(?:local|localhost|internal|home|lan|intranet|corp|test|invalid|onion|arpa)\.?$/i.test(host))
    return 'is an address of a private network'
  return undefined
}

/** A look-up that yields public addresses only: what it yields is what is connected to, so a name cannot change its mind in between. */
export const publicLookup =
  (isAllowed: (host: string) => boolean): LookupFunction =>
  (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      const open = isAllowed(host) ? found : found.filter(({ address }) => isPublic(address))
      if (open.length === 0) return done(Object.assign(new Error('is an address of a private network'), { code: 'EPRIVATE' }), '', 0)
      return options.all ? done(null, open) : done(null, open[0]!.address, open[0]!.family)
    })
  }
