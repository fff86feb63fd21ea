import { describe, expect, test } from 'vitest'
import { checkTargets, findRedirect, readRedirects } from './redirects'

const FILE = `
/old/: /new/
/old.html: /new/
/?p=12: /journal/hives/
/summer: { to: 'https://shop.example/summer?a=1#b', status: 302 }
/gone/: { status: 410 }
/straße/: /köln/#dom
/asks/: /new/?from=asks
`

describe('redirects from content/redirects.yaml', () => {
  test.each([
    ['/old/', 301, '/new/'],
    ['/old', 301, '/new/'],
    ['/old/?utm=1', 301, '/new/?utm=1'],
    ['/old.html', 301, '/new/'],
    ['/?p=12', 301, '/journal/hives/'],
    ['/?b=1&p=12', 301, '/journal/hives/'],
    ['/summer/', 302, 'https://shop.example/summer?a=1#b'],
    ['/gone', 410, undefined],
    ['/stra%C3%9Fe/', 301, '/k%C3%B6ln/#dom'],
    ['/asks/?x=1', 301, '/new/?from=asks'],
  ])('%s answers %i and leads to %s', (address, status, location) => {
    const { redirects, faults, warnings } = readRedirects(FILE)
    expect([...faults, ...warnings]).toEqual([])
    expect(findRedirect(redirects)(new URL(address, 'http://site.example'))).toEqual(location ? { status, location } : { status })
  })

  test.each(['/', '/?p=13', '/old/more/', '/OLD/', '/%E0%A4%A', '/..%2fold'])('%s is not sent on', (address) => {
    expect(findRedirect(readRedirects(FILE).redirects)(new URL(address, 'http://site.example'))).toBeUndefined()
  })

  test.each([
    ['old: /new/', '1 "old" is not an old path: it must begin with one /, without a host and without #.'],
    ['//evil.example/: /new/', '1 "//evil.example/" is not an old path: it must begin with one /, without a host and without #.'],
    ['/a/#b: /new/', '1 "/a/#b" is not an old path: it must begin with one /, without a host and without #.'],
    ['/a/: 3', '1 "/a/" must have a new path: /old/: /new/, or /old/: { to: /new/, status: 302 }.'],
    ['/a/: //evil.example/', '1 "/a/": to is "//evil.example/", but it must be a path such as /new/ or an address with https://.'],
    [
      '/a/: "javascript:alert(1)"',
      '1 "/a/": to is "javascript:alert(1)", but it must be a path such as /new/ or an address with https://.',
    ],
    [
      '/a/: "/b\\r\\nset-cookie: x"',
      '1 "/a/": to is "/b\\r\\nset-cookie: x", but it must be a path such as /new/ or an address with https://.',
    ],
    ['/a/: { to: /b/, status: 200 }', '1 "/a/": status is 200, but it must be one of 301, 302, 307, 308, 410.'],
    ['/a/: { to: /b/, status: 410 }', '1 "/a/" is gone (410): it must have no to.'],
    ['/a/: { status: 302 }', '1 "/a/": to is missing: it must be a new path, or status 410.'],
    ['/a/: { to: /b/, code: 302 }', '1 "/a/": code is not a field here. Fields are: to, status.'],
    ['/a/: /b/\n/a: /c/', '2 "/a" is there already, in line 1.'],
    ['/a/: /b/\n/b/: /a/', '1 "/a" leads in a circle: /a → /b → /a.'],
    ['- /a/', '1 it must be a list of lines such as /old/: /new/, or /old/: { to: /new/, status: 302 }.'],
    ['/a/: [', expect.stringMatching(/^\d /) as string],
  ])('%s is told', (text, fault) => {
    const said = readRedirects(text).faults.map((line) => line.replace('content/redirects.yaml:', ''))
    expect(said[0]).toEqual(fault)
  })

  test('a way round is told, and visitors take the short one', () => {
    const { redirects, warnings } = readRedirects('/a/: /b/\n/b/: /c/\n/x/: /y/\n/y/: { status: 410 }')
    expect(redirects.map(({ from, to, status }) => [from, to, status])).toEqual([
      ['/a', '/c/', 301],
      ['/b', '/c/', 301],
      ['/x', undefined, 410],
      ['/y', undefined, 410],
    ])
    expect(warnings).toEqual([
      'content/redirects.yaml:1 "/a" is sent on twice: /a → /b. Visitors are sent to /c/ at once.',
      'content/redirects.yaml:3 "/x" is sent on twice: /x → /y. Visitors are sent to nothing (410) at once.',
    ])
  })

  test('a target that is not there, and a redirect that hides a page, are told', () => {
    const { redirects } = readRedirects('/a/: /there/#x\n/b/: /typo/\n/there/: https://elsewhere.example/\n/?p=1: /there/')
    expect(checkTargets(redirects, (path) => path === '/there' || path === '/')).toEqual([
      'content/redirects.yaml:2 "/b": to is "/typo/", but there is no such page.',
      'content/redirects.yaml:3 "/there" is a page of the site: nobody could read it any more.',
    ])
  })

  test('an empty file is a file', () => {
    expect(readRedirects('# nothing yet\n')).toEqual({ redirects: [], faults: [], warnings: [] })
  })
})
