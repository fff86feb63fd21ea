import type { Example } from '../../react/example'
import { MailLink, type MailLinkProps } from './mail-link.view'
import { vectors } from './cipher/vectors'

/** Made with the default password and rounds; see the payloads of `cipher/modern.test.ts`. */
const INFO = vectors.info
const GREETING = vectors.greeting
const UNSAFE = vectors.script
const LEGACY = '1j1o1g1p1A1f1y1b1n1q1m1f1/1d1p1n'

const Line = ({ payload, children }: { payload: string; children: string }) => (
  <p>
    Write to <MailLink payload={payload} text={children} />.
  </p>
)

export const examples: readonly Example<MailLinkProps>[] = [
  {
    name: 'modern',
    title: 'A protected address',
    note: 'The page holds an encrypted text and no address. A click or Enter opens your mail program.',
    markup: () => <Line payload={INFO}>info [at] example [dot] com</Line>,
  },
  {
    name: 'subject',
    title: 'Subject and accents',
    note: 'The whole link is encrypted: a subject and letters of any language come through.',
    markup: () => <Line payload={GREETING}>grüße [at] example [dot] de</Line>,
  },
  {
    name: 'own-text',
    title: 'With a text of your own',
    note: 'A click on the picture or the words counts alike. Without scripts the address stands behind them.',
    markup: () => (
      <p>
        <MailLink payload={INFO} text="info [at] example [dot] com">
          <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
            <path d="M3 6h18v12H3zm0 1 9 7 9-7" />
          </svg>{' '}
          <strong>Write to us</strong>
        </MailLink>
        <noscript> (info [at] example [dot] com)</noscript>
      </p>
    ),
  },
  {
    name: 'legacy',
    title: 'A link from an older page',
    note: 'Encoded in the legacy scheme. It opens all the same, and the console says which scheme was needed.',
    markup: () => <Line payload={LEGACY}>info [at] example [dot] com</Line>,
  },
  {
    name: 'broken',
    title: 'A damaged link',
    note: 'The payload was cut short. A click does nothing; the console says why.',
    markup: () => <Line payload={INFO.slice(0, 60)}>info [at] example [dot] com</Line>,
  },
  {
    name: 'unsafe',
    title: 'An unsafe link, refused',
    note: 'The payload hides a script instead of an address. It is decoded, checked, and not followed.',
    markup: () => <Line payload={UNSAFE}>info [at] example [dot] com</Line>,
  },
  {
    name: 'react',
    title: 'The React component',
    note: 'Its props hold the payload and the visible text, never the address.',
    props: { payload: INFO, text: 'info [at] example [dot] com' },
  },
  {
    name: 'nothing',
    title: 'A link that could not be made',
    note: 'What is no address becomes a text that says it is a link out of use.',
    props: { payload: undefined, text: 'info [at] example' },
  },
]
