interface Rule {
  readonly params: string
  readonly nodes?: readonly unknown[]
  remove(): unknown
}

/**
 * Some rules in the features' style sheets are for other people's pages (decision 0019): guards against rules in no layer, and what
 * a page without a reset lacks. This site has a reset, and all its rules are in layers: its pages do without, and are lighter.
 */
export const withoutGuards = {
  postcssPlugin: 'without-guards',
  AtRule: {
    layer: (rule: Rule) => {
      if (rule.nodes && /^vitrine\.[a-z-]+-(guard|host)$/.test(rule.params.trim())) rule.remove()
    },
  },
}
