import { expect, it } from 'vitest'
import { readVideoAddress } from '../../../core/video-address'
import { canJoin, extensionOf } from './address'

it.each(['bmp', 'gif', 'jpeg', 'jpg', 'png', 'tiff', 'tif', 'jfif', 'jpe', 'svg', 'mp4', 'ogg', 'webm', 'webp'])(
  'GAL-2 a link that ends in .%s joins',
  (extension) => {
    expect(canJoin(`/media/a.${extension}`)).toBe(true)
    expect(canJoin(`https://cdn.example/a.${extension.toUpperCase()}?w=1200#x`)).toBe(true)
    expect(extensionOf(`a.b.${extension}`)).toBe(extension)
  },
)

it.each([
  '/about/',
  '/photo.avif',
  '/jpg',
  '/a.jpg/',
  '/read?file=a.jpg',
  '#a.jpg',
  '/a.jpgx',
  'mailto:a@b.png.example',
  'javascript:void(0)',
  '',
])('GAL-2 %o does not join', (address) => {
  expect(canJoin(address)).toBe(false)
})

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=3', 'youtube', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?t=10', 'youtube', 'aqz-KE-bpKQ'],
  ['//www.youtube.com/embed/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/v/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['https://player.vimeo.com/video/76979871?h=1', 'vimeo', '76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/groups/short-films2/videos/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/showcase/123/video/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/album/123/video/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/76979871/settings', 'vimeo', '76979871'],
])('GAL-2 %s joins as a video of a provider', (address, provider, id) => {
  expect(readVideoAddress(address)).toMatchObject({ provider, id })
  expect(canJoin(address)).toBe(true)
})

it('GAL-2 an unlisted video is known with what its address has after the id', () => {
  expect(readVideoAddress('https://vimeo.com/76979871/abcdef1234')).toEqual({ provider: 'vimeo', id: '76979871', hash: 'abcdef1234' })
  expect(readVideoAddress('https://vimeo.com/76979871/description')).toEqual({ provider: 'vimeo', id: '76979871' })
})

it.each([
  'https://vimeo.com/about',
  'https://vimeo.com/showcase/123',
  'https://vimeo.com/event/123',
  'https://vimeo.com/76979871-draft',
  'https://www.youtube.com/',
  'https://youtu.be/short',
  'https://evil.example/?u=https://youtu.be/aqz-KE-bpKQ',
  'https://notvimeo.com/76979871',
])('GAL-2 %s is no video of a provider', (address) => {
  expect(readVideoAddress(address)).toBeUndefined()
})
