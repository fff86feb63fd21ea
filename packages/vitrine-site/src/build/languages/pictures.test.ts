import { expect, it } from 'vitest'
import { findLostPictures } from './pictures'

it('a translation that was copied with the addresses of its pictures is told where they are; everything else is left to those who check it', () => {
  const exists = (path: string) => path === 'pictures/sea.jpg'
  const lost = findLostPictures(
    [
      { path: 'de/home.yaml', text: 'picture: ./pictures/sea.jpg\nother: ./pictures/sea.jpg' },
      { path: 'de/pages/about.mdx', text: '![The sea](../pictures/sea.jpg)' },
      {
        path: 'de/pages/contact.mdx',
        text: '![The sea](../../pictures/sea.jpg) https://a.example/../pictures/sea.jpg ../pictures/typo.jpg',
      },
    ],
    exists,
  )
  expect(lost).toEqual([
    'content/de/home.yaml: there is no "./pictures/sea.jpg". From this folder it is "../pictures/sea.jpg".',
    'content/de/pages/about.mdx: there is no "../pictures/sea.jpg". From this folder it is "../../pictures/sea.jpg".',
  ])
})
