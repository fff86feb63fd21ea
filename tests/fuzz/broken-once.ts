import type { Visit } from './walk'

const DESK = { hasTouch: false, isStill: false, width: 1280, height: 800 }
const PHONE = { hasTouch: true, isStill: false, width: 390, height: 844 }

/** Visits that once broke something, by what a visitor saw. Each is as short as it could be made. */
export const brokenOnce: readonly (readonly [name: string, visit: Visit])[] = [
  [
    'two modal panels were open after #panel__newsletter, Back and #panel-open__contact',
    {
      page: '/',
      how: DESK,
      isInPage: true,
      steps: [
        { do: 'hash', form: 'panel', at: 0.99, isHasty: true },
        { do: 'back', isHasty: true },
        { do: 'hash', form: 'panel-open', at: 0 },
        { do: 'hash', form: 'panel-open', at: 0.99 },
        { do: 'back' },
      ],
    },
  ],
  [
    'the focus left a modal panel when the address named a place on the page',
    {
      page: '/features/gallery/',
      how: DESK,
      isInPage: true,
      steps: [
        { do: 'hash', form: 'panel-open', at: 0 },
        { do: 'hash', form: 'anchor', at: 0.12 },
      ],
    },
  ],
  [
    'the height of a frame made the header measure itself in a loop, which the browser told as an error',
    {
      page: '/journal/ask-before-the-video/',
      how: PHONE,
      steps: [
        { do: 'press', key: 'Tab' },
        { do: 'press', key: 'PageDown' },
        { do: 'resize', width: 844, height: 390 },
        { do: 'resize', width: 390, height: 844 },
        { do: 'wheel', by: 800 },
      ],
    },
  ],
  [
    'parts that did not come without a connection were thrown at the page',
    {
      page: '/style-guide/video/background/',
      how: PHONE,
      steps: [{ do: 'offline' }, { do: 'wheel', by: 120 }, { do: 'press', key: 'Tab' }, { do: 'press', key: 'Enter' }, { do: 'online' }],
    },
  ],
]
