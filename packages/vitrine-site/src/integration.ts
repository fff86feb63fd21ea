import { fileURLToPath } from 'node:url'
import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import { subPath } from './build/base/integration'
import { cards } from './build/cards/integration'
import { devComments } from './build/comments/integration'
import { policy, type Allowed } from './build/config/policy'
import { pictureFormats } from './build/config/pictures'
import { markdown } from './build/config/markdown'
import { bundling } from './build/config/vite'
import { describeSite, namesIn, withPublished, wordsFolder } from './build/context/context'
import { siteModules } from './build/context/modules'
import { findFonts, hasOwnFonts } from './build/theme/fonts'
import { refuseFaint } from './build/theme/refuse'
import { readTheme } from './build/theme/theme'
import { findViews } from './build/theme/views'
import { devForms } from './build/forms/integration'
import { tellingFaults } from './build/checks/settings'
import { devEditor } from './build/editor/integration'
import { hosting } from './build/hosting/integration'
import { postPictures } from './build/post-pictures/integration'
import { languageReport } from './build/languages/integration'
import { mailLinks } from './build/mail/integration'
import { contentCheck, pageCheck } from './build/checks/integration'
import { searchIndex } from './build/search/integration'
import { wake } from './build/wake/integration'
import { setBuildMoment } from './content/clock'
import { hasOwnServer } from './content/comments'
import { readLanguages, readSiteSettings, type SettingsInput } from './content/settings/schema'
import { readPage } from './build/config/sitemap'
import { checkHome, routesFor } from './routes'

export interface VitrineOptions {
  /** What can be set: see `defineSettings`. */
  readonly settings?: SettingsInput
  /** A style sheet of the site's own, after all others: a path from the project's root, such as ./theme.css. */
  readonly theme?: string
  /** A module whose exports every MDX page may use without importing them: ./src/components.ts. */
  readonly components?: string
  /** Other sites from which pages may load something: { script: ['https://maps.example'] }. Everything else is blocked. */
  readonly allow?: Allowed
}

/**
 * Makes a website of a content folder. Which pages there are follows from what is in it: a site without a journal has no
 * journal's pages, and nothing that leads to them.
 */
export function vitrine({ settings: given = {}, theme, components, allow }: VitrineOptions = {}): AstroIntegration {
  return {
    name: 'vitrine-site',
    hooks: {
      'astro:config:setup': ({ command, config, logger, updateConfig, injectRoute, addWatchFile }) => {
        const { settings, languages } = tellingFaults(config.root, () => ({
          settings: readSiteSettings(given, wordsFolder(config.root)),
          languages: readLanguages(given, wordsFolder(config.root)),
        }))
        const own = (path: string | undefined) => path && fileURLToPath(new URL(path, config.root))
        const look = readTheme(own(theme))
        if (look.faint.length > 0) refuseFaint(look.faint, command === 'dev' ? logger : undefined)
        const fonts = findFonts(settings.site.fonts ?? {}, config.root)
        const views = findViews(settings.site.views, own)
        const described = { ...describeSite(config, settings, languages), theme: look }
        const site = command === 'build' ? withPublished(described, setBuildMoment()) : described
        checkHome(site, namesIn(fileURLToPath(new URL('pages/', config.srcDir))))
        const built = bundling(config.build.assets)
        updateConfig({
          // A path comes in front when all is written: see build/base.
          site: new URL(settings.site.address).origin,
          trailingSlash: 'always',
          integrations: [
            react(),
            mdx(),
            sitemap({
              serialize: (item) => {
                const page = readPage(new URL(item.url), config.outDir)
                if (page.isHidden) return undefined
                return {
                  ...item,
                  ...(page.updated ? { lastmod: page.updated } : {}),
                  ...(page.links.length > 0 ? { links: [...page.links] } : {}),
                }
              },
            }),
            wake(),
            ...(hasOwnServer(settings.comments) && site.content.includes('journal') ? [devComments(settings.comments.address)] : []),
            devForms(),
            devEditor(site.contentFolder),
            postPictures(),
            ...(languages.length > 0 ? [languageReport(site)] : []),
            contentCheck({ languages: languages.map(({ code }) => code), components: own(components) }),
            mailLinks(settings.mailLink),
            cards({ name: settings.site.name, theme: look.light, font: fonts.display, logo: site.logo }),
            ...(settings.site.without?.includes('search') ? [] : [searchIndex()]),
            subPath(settings.site.address),
            hosting(site),
            pageCheck(settings.site),
          ],
          markdown,
          image: pictureFormats,
          vite: {
            ...built,
            plugins: [
              ...built.plugins,
              siteModules(site, {
                theme: own(theme),
                components: own(components),
                views,
                fonts,
                hasOwnFonts: hasOwnFonts(settings.site.fonts),
              }),
            ],
          },
          devToolbar: { enabled: false },
          // Several pages at a time: one waits for the disk while another is made.
          build: { inlineStylesheets: 'never', concurrency: 4 },
          security: { csp: policy(settings, allow) },
        })
        for (const route of routesFor(site)) injectRoute(route)
        // These are part of the configuration: a change of theirs starts the server anew.
        for (const file of ['settings.ts', 'logo.svg', 'redirects.yaml']) addWatchFile(new URL(`content/${file}`, config.root))
      },
    },
  }
}
