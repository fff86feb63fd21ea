interface Declaration {
  readonly value: string
  remove(): unknown
}
interface Rule {
  readonly params: string
  readonly nodes?: readonly unknown[]
  walkDecls(visit: (declaration: Declaration) => void): void
  remove(): unknown
}

/**
 * Some rules in the features' style sheets are for other people's pages (decision 0019): guards against rules in no layer, and what
 * a page without a reset lacks. This site has a reset, and all its rules are in layers: its pages do without, and are lighter. What
 * a guard does beside giving back our own values stays.
 */
export const withoutGuards = {
  postcssPlugin: 'without-guards',
  AtRule: {
    layer: (rule: Rule) => {
      if (!rule.nodes) return
      if (/^vitrine\.[a-z-]+-host$/.test(rule.params.trim())) rule.remove()
      else if (/^vitrine-guard\.[a-z-]+$/.test(rule.params.trim()))
        rule.walkDecls((declaration) => declaration.value === 'revert-layer' && declaration.remove())
    },
  },
}
