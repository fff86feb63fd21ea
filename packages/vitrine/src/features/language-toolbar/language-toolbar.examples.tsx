import type { Example } from '../../react/example'
import { LanguageToolbar, type Language } from './language-toolbar.view'

const own: readonly Language[] = [
  { code: 'en', label: 'English', href: '/' },
  { code: 'fr', label: 'Français', href: '/fr/' },
  { code: 'ar', label: 'العربية', href: '/ar/' },
]
const translated: readonly Language[] = [
  { code: 'en', label: 'English' },
  { code: 'fr', label: 'Français' },
  { code: 'de', label: 'Deutsch' },
  { code: 'es', label: 'Español' },
  { code: 'ar', label: 'العربية' },
  { code: 'zh-CN', label: '中文' },
]

export const examples: readonly Example[] = [
  {
    name: 'own',
    title: 'The site’s own translations',
    note: 'Each flag leads to the same page in another language. They work without scripts.',
    markup: () => <LanguageToolbar id="languages" defaultLanguage="en" position="bottom" languages={own} />,
  },
  {
    name: 'translated',
    title: 'Translated in place',
    note: 'Your browser translates the page if it can; else you are asked whether a widget may.',
    markup: () => (
      <>
        <LanguageToolbar id="languages" defaultLanguage="en" position="bottom" languages={translated} />
        <p>
          Good morning. A <b>small</b> page, and a <code>name</code> that stays as it is.
        </p>
        <p>
          <a href="#languages-more" title="The next part">
            Read on
          </a>
        </p>
        <p id="languages-more">
          <span translate="no">Vitrine</span> is a name too.
        </p>
      </>
    ),
  },
  {
    name: 'positions',
    title: 'On four sides',
    note: 'Where there is no room on one side, the toolbar takes another; it stays 20 px away from the edges.',
    markup: () => (
      <>
        {(['top', 'bottom', 'left', 'right'] as const).map((position) => (
          <LanguageToolbar key={position} id={`languages-${position}`} label={position} position={position} languages={own} />
        ))}
      </>
    ),
  },
  {
    name: 'hover',
    title: 'By the pointer',
    note: 'Rest the pointer on the button. The toolbar hides 150 ms after the pointer has left.',
    markup: () => <LanguageToolbar id="languages" defaultLanguage="en" position="bottom" opensOnHover languages={own} />,
  },
]
