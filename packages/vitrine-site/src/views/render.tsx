import type { ComponentType } from 'react'
import { VitrineProvider } from 'vitrine/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { context } from 'virtual:vitrine-site/context'
import { views } from 'virtual:vitrine-site/views'
import { keepOnce } from '../content/once'
import { defaultLocale, type Locale } from '../content/locales'
import { SiteContext } from './site-context'

/**
 * A React view that no script will ever touch again, as HTML and at once. Astro renders each view as a stream of its own, which
 * makes a page wait for it several times: nothing on a page, but most of the time that thousands of pages take to build.
 */
export const renderStatic = <P extends object>(View: ComponentType<P>, props: P, locale: Locale = defaultLocale): string =>
  renderToStaticMarkup(
    <SiteContext value={{ locale, settings: locale.settings, texts: locale.texts, logo: context.logo, views }}>
      <VitrineProvider texts={locale.words} locale={locale.isDefault ? undefined : locale.code}>
        <View {...props} />
      </VitrineProvider>
    </SiteContext>,
  )

/** Made once in a build for all pages on which it is the same: the key says what it depends on. */
export const renderOnce = <P extends object>(
  { key, locale }: { readonly key: string; readonly locale: Locale },
  view: ComponentType<P>,
  read: () => P | Promise<P>,
): Promise<string> => keepOnce(`${locale.code} ${key}`, async () => renderStatic(view, await read(), locale))
