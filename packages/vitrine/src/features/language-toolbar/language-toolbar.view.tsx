import { createElement, useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { dataOf } from '../../core/data'
import { useBehaviour } from '../../react/use-behaviour'
import { useOpen, type OpenProps } from '../../react/use-open'
import { readList } from '../../react/list-prop'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountLanguageToolbar, type LanguageToolbarEvents, type LanguageToolbarMethods } from './language-toolbar.behaviour'
import { flagOf } from './language-toolbar.flags'
import { languageToolbarFields } from './language-toolbar.options'

export interface Language {
  /** `fr`, `pt-BR`. */
  readonly code: string
  /** Its name, preferably in the language itself: Français. */
  readonly label: string
  /** The site's own page in that language. Without it, the current page is translated. */
  readonly href?: string | undefined
  /** A few words below the label: where the flag leads, if not to this page in that language. */
  readonly note?: string | undefined
  /** Replaces the library's flag. */
  readonly flag?: ReactNode
}

/** What its ref gives. */
export interface LanguageToolbarRef extends LanguageToolbarMethods {
  readonly element: HTMLElement | null
}

type BoxProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | keyof typeof languageToolbarFields>

export interface LanguageToolbarProps
  extends OptionProps<typeof languageToolbarFields>, Omit<LanguageToolbarEvents, 'onOpenChange'>, OpenProps, BoxProps {
  /** The toolbar's id, unique on the page. Generated if not set. */
  readonly id?: string
  readonly languages: readonly Language[]
  /** The address of language-toolbar.flags.css, if the page links only language-toolbar.base.css. */
  readonly styles?: string | undefined
  /** The content of the button, instead of a globe and the label. */
  readonly trigger?: ReactNode
  readonly ref?: Ref<LanguageToolbarRef>
}

const METHODS = ['open', 'close', 'toggle', 'isOpen', 'choose', 'language'] as const

/** A button that shows a toolbar of flags: each leads to the page in its language, or has it translated. */
export function LanguageToolbar(props: LanguageToolbarProps) {
  const { options, rest } = useOptions(languageToolbarFields, props, { component: 'LanguageToolbar', group: 'languageToolbar' })
  const { id, languages: given, styles, trigger, open, defaultOpen, onOpenChange, onChoose, onTranslationChange, ref, ...attributes } = rest
  const languages = readList(given, { component: 'LanguageToolbar', name: 'languages', needs: ['code'] })
  const ownId = useId()
  const toolbar = id ?? ownId
  const data = dataOf(languageToolbarFields, options)
  const { element, handle } = useBehaviour(mountLanguageToolbar, {
    feature: ['language-toolbar', 'language-choice'],
    options: [data, languages.map(({ code, href }) => [code, href])],
    ref,
    methods: METHODS,
    events: { onChoose, onTranslationChange, onOpenChange: (isOpen: boolean) => changed(isOpen) },
  })
  const changed = useOpen(handle, { open, defaultOpen, onOpenChange })
  return (
    <div {...attributes} ref={element} data-feature="language-toolbar" data-styles={styles} {...data}>
      <button type="button" data-part="trigger" popoverTarget={toolbar}>
        {trigger ?? (
          <>
            <Globe />
            <span data-part="label">{options.label}</span>
          </>
        )}
      </button>
      <div
        popover={options.hideOnClick && !options.opensOnHover ? 'auto' : 'manual'}
        id={toolbar}
        data-part="language-flags"
        data-position={options.position}
        role="toolbar"
        aria-label={options.label}
      >
        {languages.map((language) => (
          <FlagLink key={language.code} {...language} isOwn={isOwn(language, options.defaultLanguage)} />
        ))}
      </div>
    </div>
  )
}

const isOwn = ({ code }: Language, own: string | undefined): boolean => code === own

/** The third word of the class is the language's code. */
function FlagLink({ code, label, href = '#', note, flag, isOwn }: Language & { readonly isOwn: boolean }) {
  return (
    <a
      href={href}
      title={label}
      className={`language notranslate ${code}`}
      hrefLang={href === '#' ? undefined : code}
      aria-current={isOwn ? 'true' : undefined}
      translate="no"
    >
      {flag ?? <FlagPicture code={code} />}
      <span lang={code}>{label}</span>
      {note ? <small lang={code}>{note}</small> : null}
    </a>
  )
}

function FlagPicture({ code }: { readonly code: string }) {
  const drawing = flagOf(code)
  if (!drawing)
    return (
      <span data-part="flag" aria-hidden="true">
        {code.split('-')[0]}
      </span>
    )
  return (
    <svg data-part="flag" viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      {drawing.split('<').slice(1).map(toShape)}
    </svg>
  )
}

/** `path fill="#fff" d="…"/>` as an element: a page that enforces Trusted Types takes no markup as a text. */
function toShape(markup: string, at: number) {
  const parts = markup.split('"')
  const names = parts.filter((_, place) => place % 2 === 0).slice(0, -1)
  const attributes = names.map((name, place) => [
    name.slice(name.lastIndexOf(' ') + 1, -1).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    parts[place * 2 + 1],
  ])
  return createElement(markup.split(' ', 1)[0]!, { key: at, ...(Object.fromEntries(attributes) as object) })
}

const Globe = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c2.7 2.4 4 5.2 4 8.5s-1.3 6.1-4 8.5c-2.7-2.4-4-5.2-4-8.5s1.3-6.1 4-8.5Z" />
  </svg>
)
