import { describe, expect, it } from 'vitest'
import { readPanel } from '../panel.options'
import { evaluate } from './evaluation'
import { askOrigin, deviceOf, isInternal, type Arrival } from './origin'
import { askPlace, isAddress, isCookie, type Place } from './place'
import { EMPTY } from './record'
import { isSearchEngine } from './search-engines'

type Circumstances = Arrival & Place
const nowhere: Circumstances = { origin: 'internal', device: 'desktop', address: '/', cookie: () => null }

const originOf = (referrer: string, host: string) =>
  isInternal(referrer, host) ? 'internal' : isSearchEngine(referrer) ? 'search' : 'external'

/** Of somebody who is new here: only where they come from and what they are at decides. */
function ask({ options: given, here }: { options: Record<string, unknown>; here: Partial<Circumstances> }) {
  const options = readPanel(given)
  const found = { ...nowhere, ...here }
  return evaluate({
    options,
    record: EMPTY,
    visit: { isNewSession: false, wasOpenedInSession: false },
    circumstances: [...askOrigin(options, found), ...askPlace(options, found)],
    now: 0,
  })
}

describe('PANEL-13 arriving from', () => {
  it.each<[string, string]>([
    ['', 'internal'],
    ['https://vitrine.example/shop/', 'internal'],
    ['https://www.vitrine.example/', 'internal'],
    ['https://elsewhere.example/', 'external'],
    ['https://elsewhere.example/?about=vitrine.example', 'external'],
    ['https://www.google.com/', 'search'],
    ['https://www.google.co.uk/search?q=vitrine.example', 'search'],
    ['https://www.bing.com/', 'search'],
    ['https://search.yahoo.com/', 'search'],
    ['https://duckduckgo.com/', 'search'],
    ['https://yandex.ru/', 'search'],
    ['https://www.baidu.com/', 'search'],
    ['https://www.msn.com/', 'search'],
    ['https://www.teoma.com/', 'search'],
    ['https://slurp.example/', 'search'],
    ['https://climbing.example/', 'external'],
    ['https://www.ecosia.org/search?q=a', 'search'],
    ['https://search.brave.com/', 'search'],
    ['https://brave.com/', 'external'],
    ['https://www.startpage.com/do/search', 'search'],
    ['https://www.qwant.com/', 'search'],
    ['https://kagi.com/', 'search'],
    ['https://www.perplexity.ai/', 'search'],
    ['https://www.google.com.br/', 'search'],
    ['android-app://com.google.android.googlequicksearchbox/', 'search'],
    ['https://notgoogle.example/', 'external'],
    ['https://google.elsewhere.example/', 'external'],
    ['https://google.com.elsewhere.example/', 'external'],
    ['https://elsewhere.example/google.com/', 'external'],
    ['https://elsewhere.example/?from=https://www.google.com/', 'external'],
    ['https://notvitrine.example/', 'external'],
    ['https://vitrine.example.elsewhere.example/', 'external'],
    ['not an address', 'internal'],
  ])('PANEL-13 from "%s" is %s', (referrer, origin) => {
    expect(originOf(referrer, 'vitrine.example')).toBe(origin)
  })

  it.each<[string, string, boolean]>([
    ['internal', '', true],
    ['internal', 'https://elsewhere.example/', false],
    ['external', 'https://elsewhere.example/', true],
    ['external', 'https://www.google.com/', false],
    ['search', 'https://www.google.com/', true],
    ['search', '', false],
    ['external search', 'https://www.google.com/', true],
    ['external search', '', false],
  ])('PANEL-13 %s, coming from "%s": %s', (when_arriving_from, referrer, show) => {
    expect(ask({ options: { when_arriving_from }, here: { origin: originOf(referrer, 'vitrine.example') } }).show).toBe(show)
  })
})

describe('PANEL-9 by device', () => {
  it.each<[boolean, number, string]>([
    [false, 1080, 'desktop'],
    [false, 400, 'desktop'],
    [true, 360, 'mobile'],
    [true, 599, 'mobile'],
    [true, 600, 'tablet'],
    [true, 834, 'tablet'],
  ])('PANEL-9 touched: %s, a screen of %i px at its short side is a %s', (isTouched, shortSide, device) => {
    expect(deviceOf(isTouched, shortSide)).toBe(device)
  })

  it.each<[string, string, boolean]>([
    ['desktop', 'desktop', true],
    ['desktop', 'mobile', false],
    ['tablet, mobile', 'mobile', true],
    ['tablet mobile', 'desktop', false],
  ])('PANEL-9 for %s, on a %s: %s', (when_device, device, show) => {
    expect(ask({ options: { when_device }, here: { device: device as Circumstances['device'] } }).show).toBe(show)
  })
})

describe('PANEL-9 by address', () => {
  it.each<[string, string, boolean]>([
    ['/', '/', true],
    ['/', '/shop/', false],
    ['/shop/', '/shop/', true],
    ['/shop/', '/shop', true],
    ['/shop', '/shop/', true],
    ['/shop', '/shopping', false],
    ['/shop/*', '/shop/', true],
    ['/shop/*', '/shop', true],
    ['/shop/*', '/shop/bowl/', true],
    ['/shop/*', '/journal/', false],
    ['*', '/anything/?a=b', true],
    ['/*/prices', '/en/prices/', true],
    ['/*/prices', '/prices/', false],
    ['*.html', '/a/b.html', true],
    ['*.html', '/a/bxhtml', false],
    ['/a+b', '/a+b', true],
    ['/a+b', '/aab', false],
    ['/söhne/', '/s%C3%B6hne/', true],
    ['/s%C3%B6hne/', '/s%C3%B6hne/', true],
    ['/bad%', '/bad%', true],
    ['/shop/', '/shop/?page=2', true],
    ['/shop/?page=*', '/shop/?page=2', true],
    ['/shop/?page=*', '/shop/', false],
  ])('PANEL-9 %s is the address %s: %s', (pattern, address, is) => {
    expect(isAddress(pattern, address)).toBe(is)
  })

  it.each<[Record<string, string>, string, boolean]>([
    [{ when_address: '/shop/* /cart/' }, '/cart/', true],
    [{ when_address: '/shop/*' }, '/cart/', false],
    [{ unless_address: '/cart/*' }, '/shop/', true],
    [{ unless_address: '/cart/*' }, '/cart/', false],
    [{ when_address: '/shop/*', unless_address: '/shop/bowl/' }, '/shop/cup/', true],
    [{ when_address: '/shop/*', unless_address: '/shop/bowl/' }, '/shop/bowl/', false],
  ])('PANEL-9 %j on %s: %s', (options, address, show) => {
    expect(ask({ options, here: { address } }).show).toBe(show)
  })
})

describe('PANEL-9 by cookie', () => {
  const cookies: Record<string, string> = { member: '1', plan: 'free', name: 'Ada Lovelace', empty: '' }
  const cookie = (name: string) => cookies[name] ?? null
  it.each<[string, boolean]>([
    ['member', true],
    ['visitor', false],
    ['empty', true],
    ['!visitor', true],
    ['!member', false],
    ['plan=free', true],
    ['plan=pro', false],
    ['visitor=1', false],
    ['plan!=pro', true],
    ['plan!=free', false],
    ['visitor!=1', true],
    ['name=Ada%20Lovelace', true],
    ['plan=', false],
    ['empty=', true],
  ])('PANEL-9 %s: %s', (condition, is) => {
    expect(isCookie(condition, cookie)).toBe(is)
    expect(ask({ options: { when_cookie: condition }, here: { cookie } }).show).toBe(is)
  })

  it('PANEL-9 all conditions must hold', () => {
    expect(ask({ options: { when_cookie: 'member plan=pro' }, here: { cookie } }).show).toBe(false)
    expect(ask({ options: { when_cookie: 'member, !visitor' }, here: { cookie } }).show).toBe(true)
  })
})
