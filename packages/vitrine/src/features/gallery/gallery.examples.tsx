import type { Example } from '../../react/example'
import { Gallery, type GalleryPicture } from './gallery.view'

/** The photographs that the site serves for examples: 1600 px wide, and 400 px. */
const PHOTOS: readonly (readonly [name: string, height: number, alt: string, caption: string])[] = [
  ['meadow', 1065, 'Meadow and ridge', 'The ridge was in cloud until noon.'],
  ['peaks', 1200, 'A path to the peaks', 'An hour above the last house.'],
  ['dogs', 2403, 'Two dogs at a window', 'An upright picture, and it stays one.'],
  ['stream', 1065, 'A stream in the wood', 'One second of exposure turns water into silk.'],
  ['dragonfly', 1200, 'A dragonfly on a twig', 'It kept still for eleven pictures.'],
  ['sea', 1600, 'The Milky Way over the sea', 'No moon, no wind, and thirty seconds.'],
  ['bridge', 900, 'Cables of a bridge', 'Seen from the walkway.'],
  ['lamp', 1200, 'A bird among lamps', 'It lives there.'],
  ['drum', 2399, 'A drum at rest', 'After the parade.'],
  ['clock', 1200, 'A clock from below', 'It is right twice a day.'],
  ['fig', 1083, 'Half a fig in a red bowl', 'Breakfast.'],
  ['sunset', 1067, 'Last light', 'The same ridge, ten hours later.'],
]

const address = (name: string, width: number) => `/style-guide/pictures/${name}-${width}.jpg`

const picture = ([name, height, alt, caption]: (typeof PHOTOS)[number]): GalleryPicture => ({
  href: address(name, 1600),
  title: alt,
  caption,
  width: name === 'dogs' || name === 'drum' ? 1598 : 1600,
  height: Math.round(height),
  thumbnail: { src: address(name, 400), width: 400, height: Math.round(height / 4), alt },
})

const pictures = PHOTOS.map(picture)
/** As many links as asked for; the same photographs again and again, told apart by a query. */
const many = (count: number): GalleryPicture[] =>
  Array.from({ length: count }, (_, at) => {
    const one = pictures[at % pictures.length]!
    return { ...one, href: `${one.href}?${at}`, title: `Picture ${at + 1}` }
  })

const poster = (name: string, alt: string) => ({ src: address(name, 400), width: 400, height: 300, alt })

const types: readonly GalleryPicture[] = [
  { href: address('sea', 1600), title: 'A picture', thumbnail: poster('sea', 'A picture') },
  {
    href: '/video/stream-pan.mp4',
    title: 'A video file',
    thumbnail: poster('stream', 'A video file'),
    options: { html5video: { webm: '/video/stream-pan.webm' } },
  },
  { href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'A film on YouTube', thumbnail: poster('sunset', 'A film on YouTube') },
  { href: 'https://vimeo.com/76979871', title: 'A film on Vimeo', thumbnail: poster('bridge', 'A film on Vimeo') },
  {
    href: '/style-guide/alert/notice/',
    type: 'iframe',
    title: 'A page in a frame',
    thumbnail: poster('clock', 'A page in a frame'),
    options: { width: 640, height: 420 },
  },
  { href: '#gallery-note', type: 'inline', title: 'A part of this page', thumbnail: poster('fig', 'A part of this page') },
  {
    href: '/style-guide/alert/success/',
    type: 'ajax',
    title: 'A page fetched and made safe',
    thumbnail: poster('brushes', 'A page fetched and made safe'),
  },
  {
    href: '/style-guide/gallery/types/',
    type: 'html',
    title: 'Markup from the page’s author',
    thumbnail: poster('dandelion', 'Markup from the page’s author'),
    options: { html: '<h2>Written by hand</h2><p>This item is <em>markup</em>, made safe before it is shown.</p>' },
  },
  { href: 'https://archive.example/old-film.swf', type: 'flash', title: 'A Flash film', thumbnail: poster('drum', 'A Flash film') },
]

const Types = () => (
  <>
    <Gallery group="types" path="horizontal" pictures={types} />
    <section id="gallery-note">
      <h2>A note on this page</h2>
      <p>The overlay shows a copy of these lines. The original stays here, as it is.</p>
    </section>
  </>
)

const Singles = () => (
  <>
    <p>
      A word can be a link to{' '}
      <a href={address('lamp', 1600)} data-gallery="" data-title="A bird among lamps">
        a picture
      </a>
      , and so can{' '}
      <a href={address('drum', 1600)} data-gallery="">
        another
      </a>
      . A link to{' '}
      <a href="/style-guide/" data-gallery="">
        another page
      </a>{' '}
      stays what it is, even if somebody marked it for the gallery.
    </p>
    <div data-post="">
      <p>Pictures in an article join by themselves:</p>
      <p>
        <a href={address('meadow', 1600)}>
          <img src={address('meadow', 400)} width={400} height={266} alt="Meadow and ridge" />
        </a>
      </p>
      <p>
        <a href={address('peaks', 1600)}>
          <img src={address('peaks', 400)} width={400} height={300} alt="A path to the peaks" />
        </a>
      </p>
    </div>
  </>
)

const Tiles = () => (
  <>
    <ul>
      {types.map(({ href, type, title, options }) => (
        <li key={href}>
          <a href={href} data-gallery="tiles" data-type={type} data-title={title} data-options={options && JSON.stringify(options)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
    <p id="gallery-note">The overlay shows a copy of this line.</p>
  </>
)

/** Items that are not on the page: the settings name them, and a link's hash opens one. */
const settings = {
  options: {
    groups: {
      tour: PHOTOS.slice(0, 4).map(([name, , title, caption]) => ({
        url: address(name, 1600),
        thumbnail: address(name, 400),
        title,
        caption,
      })),
    },
  },
}
const Settings = () => (
  <>
    <p>
      <a href="#tour/0">Take the tour</a> or begin <a href="#tour/2">with the dogs</a>.
    </p>
    <script
      type="application/json"
      data-feature="gallery"
      data-gallery-settings=""
      dangerouslySetInnerHTML={{ __html: JSON.stringify(settings) }}
    />
  </>
)

const captioned: readonly GalleryPicture[] = [
  'Photo: <a href="/journal/">the journal</a>, from <em>the same ridge</em>.',
  'Where 3 < 5 but 7 > 2, nothing is lost.',
  'H<sub>2</sub>O at <b>900 m</b>, for one second. <a href="#captions/0">Back to the first</a>',
].map((caption, at) => ({ ...pictures[[0, 1, 3][at]!]!, caption }))

const unknown = pictures.map(({ width: _width, height: _height, ...one }) => one)

const skins = (['light', 'mac', 'metro-black', 'metro-white', 'parade', 'smooth'] as const).map((skin): Example => ({
  name: skin,
  title: `Skin: ${skin}`,
  note: 'The same overlay in other clothes: custom properties, nothing else.',
  markup: () => <Gallery group="skin" skin={skin} path="horizontal" pictures={pictures.slice(0, 6)} />,
}))

export const examples: readonly Example[] = [
  {
    name: 'grid',
    title: 'A gallery',
    note: 'Twelve photographs, thumbnails below.',
    markup: () => <Gallery group="garden" path="horizontal" pictures={pictures} />,
  },
  {
    name: 'vertical',
    title: 'Thumbnails at the side',
    note: 'The vertical path: items travel up and down.',
    markup: () => <Gallery group="garden" path="vertical" pictures={pictures} />,
  },
  {
    name: 'types',
    title: 'Every kind of item',
    note: 'Picture, video, film of a provider, frame, part of the page, fetched content, markup, and an old Flash film.',
    markup: Types,
  },
  { name: 'singles', title: 'Single links and an article', note: 'Links on their own, and the pictures of a post.', markup: Singles },
  {
    name: 'captions',
    title: 'Captions with links',
    note: 'A caption may have links and emphasis; a sign that begins no tag is a sign.',
    markup: () => <Gallery group="captions" path="horizontal" pictures={captioned} />,
  },
  {
    name: 'tiles',
    title: 'Items without a picture of their own',
    note: 'The strip shows their number, or the sign of a film.',
    markup: Tiles,
  },
  { name: 'settings', title: 'Items from the settings', note: 'Nothing of the tour stands on the page.', markup: Settings },
  {
    name: 'peek',
    title: 'Without arrows',
    note: 'The neighbours look in at the edges; a press on one of them moves on.',
    markup: () => <Gallery group="peek" path="horizontal" hasArrows={false} pictures={pictures} />,
  },
  {
    name: 'loop',
    title: 'Round and round',
    note: 'The last picture is followed by the first.',
    markup: () => <Gallery group="loop" path="horizontal" loop pictures={pictures.slice(0, 3)} />,
  },
  {
    name: 'slideshow',
    title: 'A slideshow',
    note: 'It plays from the start, and waits for each picture.',
    markup: () => <Gallery group="show" path="horizontal" autoplay pauseTime={3000} pictures={pictures} />,
  },
  {
    name: 'download',
    title: 'With a download',
    note: 'Where the owner allows it.',
    markup: () => <Gallery group="files" path="horizontal" canDownload pictures={pictures.slice(0, 3)} />,
  },
  {
    name: 'unknown-sizes',
    title: 'Of unknown size',
    note: 'Nobody said how large the pictures are: the thumbnail keeps the place.',
    markup: () => <Gallery group="unknown" path="horizontal" pictures={unknown} />,
  },
  {
    name: 'thousand',
    title: 'A thousand pictures',
    note: 'Opens as fast as ten.',
    markup: () => <Gallery group="thousand" path="horizontal" pictures={many(1000)} />,
  },
  ...skins,
]
