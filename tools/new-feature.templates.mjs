// What a new feature's files say. They pass `npm run check` as they are, and their one test fails until it is written.

/** @returns {Record<string, string>} path below the project's root → text */
export function featureFiles(name, kind) {
  const words = name.split('-')
  const pascal = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('')
  const camel = pascal[0].toLowerCase() + pascal.slice(1)
  const title = words.join(' ').replace(/^./, (letter) => letter.toUpperCase())
  const at = `packages/vitrine/src/features/${name}/${name}`
  const files = {
    [`${at}.options.ts`]: `import { flag, type OptionsOf } from '../../core/fields'

export const ${camel}Fields = {
  /** Whether it is on. */
  isOn: flag(true),
}

export type ${pascal}Options = OptionsOf<typeof ${camel}Fields>
`,
    [`${at}.model.ts`]: `export type State = 'closed' | 'open'
export type Event = { readonly type: 'toggle' }

export const initial = (): State => 'closed'

export const next = (state: State, _event: Event): State => (state === 'closed' ? 'open' : 'closed')
`,
    [`${at}.model.test.ts`]: `import { expect, it } from 'vitest'
import { initial, next } from './${name}.model'

it('begins closed and toggles', () => {
  expect(initial()).toBe('closed')
  expect(next('closed', { type: 'toggle' })).toBe('open')
  expect(next('open', { type: 'toggle' })).toBe('closed')
})
`,
    [`${at}.css`]: `@layer vitrine.${name} {
  [data-feature='${name}'] {
    display: block;
  }
}
`,
    [`site/src/style-guide/styles/${name}.css`]: `@import 'vitrine/${name}.css';\n`,
    [`${at}.browser.test.ts`]: `import { expect, test } from '#test'

test('${title.toLowerCase()} opens and closes', async ({ page, openExample }) => {
  await openExample('${name}', 'default')
  const button = page.getByRole('button', { name: '${title}' })
  await button.click()
  await expect(page.locator('[data-feature="${name}"]')).toHaveAttribute('data-state', 'open')
  await button.click()
  await expect(page.locator('[data-feature="${name}"]')).toHaveAttribute('data-state', 'closed')
})
`,
    [`packages/vitrine/src/features/${name}/README.md`]: `# ${title}

One sentence: what it is.

## What the visitor gets

## In React

\`\`\`tsx
import { ${pascal} } from 'vitrine/${name}'
import 'vitrine/${name}.css'

<${pascal} />
\`\`\`

## Markup

## Options

## Keys

## Without scripts
`,
  }
  return {
    ...files,
    ...(kind === 'view' ? viewFiles({ name, pascal, camel, title, at }) : behaviourFiles({ name, pascal, camel, title, at })),
  }
}

/** The registry with one more entry, at the end of its list. */
export function registerBehaviour(registry, name) {
  const pascal = name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('')
  const end = registry.lastIndexOf(']')
  return `${registry.slice(0, end)}  {
    feature: '${name}',
    loadAt: 'first-activity',
    load: async () => (await import('./features/${name}/${name}.behaviour')).mount${pascal},
  },
${registry.slice(end)}`
}

function behaviourFiles({ name, pascal, camel, title, at }) {
  return {
    [`${at}.behaviour.ts`]: `import { readOptions } from '../../page/services/options'
import { rememberAttributes } from '../../page/ui/markup'
import { initial, next, type State } from './${name}.model'
import { ${camel}Fields } from './${name}.options'

export interface ${pascal}Events {
  onStateChange?(state: State): void
}

export function mount${pascal}(element: HTMLElement, signal: AbortSignal, events: ${pascal}Events = {}): void {
  const { isOn } = readOptions(${camel}Fields, element, { feature: '${name}' })
  if (!isOn) return
  rememberAttributes(signal)(element, 'data-state')
  let state = initial()
  const show = () => (element.dataset.state = state)
  element.addEventListener(
    'click',
    () => {
      state = next(state, { type: 'toggle' })
      show()
      events.onStateChange?.(state)
    },
    { signal },
  )
  show()
}
`,
    [`${at}.view.tsx`]: `import type { ComponentPropsWithoutRef, Ref } from 'react'
import { givenData } from '../../core/data'
import { useBehaviour } from '../../react/use-behaviour'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mount${pascal}, type ${pascal}Events } from './${name}.behaviour'
import { ${camel}Fields } from './${name}.options'

export interface ${pascal}Props extends OptionProps<typeof ${camel}Fields>, ${pascal}Events, ComponentPropsWithoutRef<'div'> {
  readonly ref?: Ref<{ readonly element: HTMLElement | null }>
}

export function ${pascal}(props: ${pascal}Props) {
  const { given, rest } = useOptions(${camel}Fields, props, { component: '${pascal}', group: '${camel}' })
  const { children, ref, onStateChange, ...attributes } = rest
  const data = givenData(${camel}Fields, given)
  const { element } = useBehaviour(mount${pascal}, { feature: '${name}', options: data, ref, events: { onStateChange } })
  return (
    <div {...attributes} ref={element} data-feature="${name}" {...data}>
      {children}
    </div>
  )
}
`,
    [`${at}.examples.tsx`]: `import type { Example } from '../../react/example'
import { ${pascal} } from './${name}.view'

const Default = () => (
  <${pascal}>
    <button type="button">${title}</button>
  </${pascal}>
)

export const examples: readonly Example[] = [{ name: 'default', title: '${title}', note: 'What to look at.', markup: () => <Default /> }]
`,
    [`packages/vitrine/src/features/${name}/index.ts`]: `export { ${pascal}, type ${pascal}Props } from './${name}.view'
export { mount${pascal} } from './${name}.behaviour'
export { ${camel}Fields, type ${pascal}Options } from './${name}.options'
`,
  }
}

function viewFiles({ name, pascal, camel, title, at }) {
  return {
    [`${at}.view.tsx`]: `import { useModel } from '../../react/use-model'
import * as model from './${name}.model'
import { ${camel}Fields, type ${pascal}Options } from './${name}.options'

export type ${pascal}Props = Partial<${pascal}Options>

export function ${pascal}({ isOn = ${camel}Fields.isOn.fallback }: ${pascal}Props) {
  const [state, send] = useModel(model, undefined)
  return (
    <div data-feature="${name}" data-state={state}>
      <button type="button" data-control="toggle" disabled={!isOn} onClick={() => send({ type: 'toggle' })}>
        ${title}
      </button>
    </div>
  )
}
`,
    [`${at}.examples.tsx`]: `import type { Example } from '../../react/example'
import type { ${pascal}Props } from './${name}.view'

export const examples: readonly Example<${pascal}Props>[] = [{ name: 'default', title: '${title}', note: 'What to look at.', props: {} }]
`,
    [`packages/vitrine/src/features/${name}/index.ts`]: `export { ${pascal}, type ${pascal}Props } from './${name}.view'
export { ${camel}Fields, type ${pascal}Options } from './${name}.options'
`,
    [`site/src/style-guide/frames/${name}.astro`]: `---
import { ${pascal} } from 'vitrine/${name}'
import type { examples } from 'vitrine/${name}/examples'
import Example from '../Example.astro'

interface Props {
  example: (typeof examples)[number]
}

const { example } = Astro.props
---

<Example feature="${name}" example={example}>
  <${pascal} client:wake {...example.props} />
</Example>
`,
  }
}
