/** The import rules of the house. `npm run check` runs them. */
const SRC = '^packages/vitrine/src'
/** A feature's own files: `panel.rules.ts` at the top, `rules/record.ts` in a room. */
const FEATURE = `${SRC}/features/([^/]+)/`
/** Roles that touch neither DOM nor React, at the top of a feature (`panel.model.ts`) or in one of its rooms (`overlay/model.ts`). */
const PURE = `${SRC}/features/.*[./](options|errors|model|rules)\\.ts$`
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'A circle means two files are one. Types count too.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-is-pure',
      severity: 'error',
      comment: 'core knows nobody.',
      from: { path: `${SRC}/core/` },
      to: { pathNot: `${SRC}/core/|vitest|fast-check` },
    },
    {
      name: 'page-knows-core',
      severity: 'error',
      comment: 'page knows core and itself.',
      from: { path: `${SRC}/page/`, pathNot: '\\.test\\.' },
      to: { pathNot: `${SRC}/(core|page)/` },
    },
    {
      name: 'features-meet-in-page',
      severity: 'error',
      comment: 'Features never import each other.',
      from: { path: FEATURE },
      to: { path: `${SRC}/features/`, pathNot: `${SRC}/features/$1/` },
    },
    {
      name: 'pure-roles',
      severity: 'error',
      comment: 'options, errors, model and other pure roles touch neither DOM nor React.',
      from: { path: PURE },
      to: { pathNot: [`${SRC}/core`, `${SRC}/features/.*\\.ts$`] },
    },
    {
      name: 'pure-roles-stay-pure',
      severity: 'error',
      from: { path: PURE },
      to: { path: `${SRC}/features/.*[./](behaviour|view|examples)\\.tsx?$` },
    },
    {
      name: 'react-in-views',
      severity: 'error',
      comment: 'React lives in views, examples, react/ and tests.',
      from: { path: SRC, pathNot: '[./](view|examples|test)\\.tsx?$|/(react|examples)/' },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
    {
      name: 'build-parts-stay-at-build',
      severity: 'error',
      comment: 'What reads and rewrites HTML never reaches a browser.',
      from: { path: `${SRC}/`, pathNot: `${SRC}/features/mail-link/protect/` },
      to: { path: 'node_modules/(parse5|magic-string|entities)/' },
    },
    {
      name: 'pages-do-without-the-protector',
      severity: 'error',
      comment: 'Behaviours and views take types from protect/, and nothing else.',
      from: { path: `${SRC}/features/mail-link/(page/|cipher/|mail-link\\.(behaviour|view|older))`, pathNot: '\\.test\\.' },
      to: { path: `${SRC}/features/mail-link/protect/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'library-without-builder',
      severity: 'error',
      comment: 'The library knows neither the builder nor a site.',
      from: { path: '^packages/vitrine/' },
      to: { path: '^(packages/vitrine-site|site)/' },
    },
    {
      name: 'views-are-given-what-they-show',
      severity: 'error',
      comment: 'A view of the site reads nothing by itself: its route gives it data, the context settings and texts.',
      from: { path: '^packages/vitrine-site/src/views/', pathNot: '/render\\.tsx$|\\.test\\.' },
      to: {
        path: '^packages/vitrine-site/src/(routes|layouts|components|build|content)/',
        // What is pure: no files are read, nothing is asked of Astro.
        pathNot: '/content/((texts/)?schemas?|tags)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'builder-without-site', severity: 'error', from: { path: '^packages/' }, to: { path: '^site/' } },
    {
      name: 'library-by-the-door',
      severity: 'error',
      comment: 'The builder and the site use the library by its doors.',
      from: { path: '^(packages/vitrine-site|site)/' },
      to: { path: SRC, dependencyTypes: ['local'] },
    },
    {
      name: 'builder-by-the-door',
      severity: 'error',
      comment: 'The site uses the builder by its doors.',
      from: { path: '^site/' },
      to: { path: '^packages/vitrine-site/', dependencyTypes: ['local'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: '(^|/)(dist|\\.astro)/',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
