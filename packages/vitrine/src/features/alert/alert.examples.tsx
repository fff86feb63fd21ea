import type { Example } from '../../react/example'
import type { AlertProps } from './alert.view'

export const examples: readonly Example<AlertProps>[] = [
  {
    name: 'notice',
    title: 'Notice',
    note: 'Said politely, when the reader pauses.',
    props: { tone: 'notice', title: 'The shop closes early on Friday.', children: 'Orders placed before noon leave the same day.' },
  },
  {
    name: 'success',
    title: 'Success',
    note: 'Something went well.',
    props: { tone: 'success', title: 'Your message is on its way.', children: 'We answer within two working days.' },
  },
  {
    name: 'warning',
    title: 'Warning',
    note: 'Said at once.',
    props: { tone: 'warning', title: 'This draft has unsaved changes.', children: 'Leaving the page discards them.' },
  },
  {
    name: 'error',
    title: 'Error',
    note: 'Said at once.',
    props: { tone: 'error', title: 'The file could not be read.', children: 'Check that it is a picture of at most 10 MB.' },
  },
  {
    name: 'beside-a-link',
    title: 'Before a link',
    note: 'Close it by keyboard: focus goes on to the link.',
    props: { title: 'New opening hours', children: 'We open at nine from Monday on.' },
  },
  {
    name: 'permanent',
    title: 'Without a close control',
    note: 'Stays where it is.',
    props: { tone: 'notice', isClosable: false, children: 'This page is about an older version.' },
  },
]
