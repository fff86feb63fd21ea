import 'vitrine/lazy-load.css'
import { words } from '../style-guide/words'
import { Code } from './code'
import './demo.css'

export interface DemoProps {
  readonly feature: string
  /** The example's name, as in the feature's examples. */
  readonly example: string
  readonly title?: string
  /** px: the frame's height on a wide page. */
  readonly height?: number
  /** Begins when the reader opens it: for an example that does something by itself. */
  readonly isFolded?: boolean
  /** The example as JSX. */
  readonly code?: string | undefined
  /** Shown only when the reader asks for it: where there are many. */
  readonly isCodeFolded?: boolean
}

/**
 * Examples that are to be seen whole: their frame becomes as tall as they are. Others scroll inside, or open over the page. What
 * they are made of says how tall they will be on a narrow page, so that little moves when they come.
 */
const FITTED: Readonly<Record<string, 'words' | 'picture' | 'pictures'>> = {
  alert: 'words',
  layout: 'words',
  'mail-link': 'words',
  quantity: 'words',
  slider: 'picture',
  tabs: 'words',
  'vertical-menu': 'words',
  video: 'picture',
  'video-sync': 'pictures',
  'widget-area': 'words',
}

/** A live example in a frame of its own, fetched when the reader comes near; with a link to see it alone. */
export function Demo({ feature, example, height = 360, isFolded = false, code, isCodeFolded, ...others }: DemoProps) {
  const { title = words.example(example.replaceAll('-', ' ')) } = others
  const address = `/style-guide/${feature}/${example}/`
  const figure = (
    <figure className="demo" data-fitted={FITTED[feature]}>
      <iframe data-feature="lazy-load" data-src={address} title={title} height={height} />
      <noscript>
        <iframe src={address} title={title} height={height} loading="lazy" />
      </noscript>
      <figcaption>
        <span>{title}</span>
        <a href={address}>
          {words.open}
          <span className="visually-hidden">: {title}</span>
        </a>
      </figcaption>
      {code ? <Code code={code} title={title} isFolded={isCodeFolded} /> : null}
    </figure>
  )
  return isFolded ? (
    <details className="demo-fold">
      <summary>{title}</summary>
      {figure}
    </details>
  ) : (
    figure
  )
}
