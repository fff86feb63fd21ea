/** The import rules of the house. `npm run check` runs them. */
const SRC = '^packages/vitrine/src'
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', comment: 'A circle means two files are one.', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'core-is-pure', severity: 'error', comment: 'core knows nobody.', from: { path: `${SRC}/core/` }, to: { pathNot: `${SRC}/core/|vitest|fast-check` } },
    { name: 'page-knows-core', severity: 'error', comment: 'page knows core and itself.', from: { path: `${SRC}/page/`, pathNot: '\\.test\\.' }, to: { pathNot: `${SRC}/(core|page)/` } },
    { name: 'features-meet-in-page', severity: 'error', comment: 'Features never import each other.', from: { path: `${SRC}/features/([^/]+)/` }, to: { path: `${SRC}/features/`, pathNot: `${SRC}/features/$1/` } },
    { name: 'pure-roles', severity: 'error', comment: 'options, errors, model and other pure roles touch neither DOM nor React.', from: { path: `${SRC}/features/.*\\.(options|errors|model|rules)\\.ts$` }, to: { pathNot: [`${SRC}/core`, `${SRC}/features/.*\\.[a-z-]+\\.ts$`] } },
    { name: 'pure-roles-stay-pure', severity: 'error', from: { path: `${SRC}/features/.*\\.(options|errors|model|rules)\\.ts$` }, to: { path: `${SRC}/features/.*\\.(behaviour|view|examples)\\.tsx?$` } },
    { name: 'react-in-views', severity: 'error', comment: 'React lives in views, examples, react/ and tests.', from: { path: SRC, pathNot: '\\.(view|examples|test)\\.tsx?$|/react/|/[a-z-]+\\.[a-z-]+\\.view\\.tsx$' }, to: { path: 'node_modules/(react|react-dom)/' } },
    { name: 'library-without-site', severity: 'error', from: { path: '^packages/' }, to: { path: '^site/' } },
    { name: 'site-by-the-door', severity: 'error', comment: 'The site uses the package by its doors.', from: { path: '^site/' }, to: { path: SRC, dependencyTypes: ['local'] } },
  ],
  options: { doNotFollow: { path: 'node_modules' }, tsPreCompilationDeps: true, tsConfig: { fileName: 'tsconfig.json' }, exclude: '(^|/)(dist|\\.astro)/', enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] } },
}
