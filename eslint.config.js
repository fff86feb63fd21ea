import astro from 'eslint-plugin-astro'
import a11y from 'eslint-plugin-jsx-a11y-x'
import hooks from 'eslint-plugin-react-hooks'
import typescript from 'typescript-eslint'

export default typescript.config(
  { ignores: ['**/dist/', '**/.astro/', '**/node_modules/', '.cache/', 'test-results/'] },
  ...typescript.configs.recommended,
  ...astro.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'max-params': ['error', 3],
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['packages/vitrine/src/**/*.{ts,tsx}'],
    rules: {
      // Named exports only: a name is the same wherever it is used.
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      // The site's policy forbids style attributes in served HTML; custom properties go through the CSSOM.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'Served style attributes are blocked by the policy: use a class, data attribute, or the CSSOM.',
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y-x': a11y },
    rules: {
      ...hooks.configs.recommended.rules,
      ...a11y.configs.recommended.rules,
      // A component's own prop may be called so: VideoSync has a role in its channel.
      'jsx-a11y-x/aria-role': ['error', { ignoreNonDOM: true }],
    },
  },
  { files: ['tools/**', 'bench/**', 'tests/**'], rules: { 'no-console': 'off' } },
)
