import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri'

type Plugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number]

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
}

/**
 * A plug-in for the Markdown processor: on a narrow window a table's cells stand below each other, each with the name of its
 * column. What is no longer laid out as a table remains one for screen readers by its roles.
 */
export const tablesInText: Plugin = {
  name: 'tables-in-text',
  element: [
    { filter: Object.keys(ROLES), visit: (node, context) => context.setProperty(node, 'role', ROLES[node.tagName]) },
    {
      filter: ['table'],
      visit(table, context) {
        const [head, ...bodies] = elementsIn(table)
        const columns = head
          ? elementsIn(head)
              .flatMap(elementsIn)
              .map((cell) => context.textContent(cell))
          : []
        for (const row of bodies.flatMap(elementsIn)) {
          for (const [at, cell] of elementsIn(row).entries()) if (at > 0) context.setProperty(cell, 'data-column', columns[at])
        }
      },
    },
  ],
}

const elementsIn = <N extends { readonly type: string }>({ children }: { readonly children: readonly N[] }) =>
  children.filter((child): child is Extract<N, { type: 'element' }> => child.type === 'element')
