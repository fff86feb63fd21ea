import { tagAddress } from '../content/tags'
import './tag-list.css'
import { useSite } from './site-context'

/** Tags as links. */
export function TagList({ tags }: { readonly tags: readonly string[] }) {
  const { texts, locale } = useSite()
  return (
    <ul className="tag-list" aria-label={texts.journal.tags}>
      {tags.map((name) => (
        <li key={name}>
          <a href={locale.prefix + tagAddress(name)}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
