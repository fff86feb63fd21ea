/** The look of the explanation, with its script: nobody else has it on the page. */
export const EXPLAIN_STYLE = `
[data-panel-explain] { position: fixed; inset: auto auto 0.75rem 0.75rem; z-index: 2147483647; box-sizing: border-box; margin: 0; inline-size: auto; max-inline-size: min(26rem, 100vw - 1.5rem);
  max-block-size: 50vb; overflow: auto; padding: 0.6rem 0.8rem; border: 1px solid #5b606b; border-radius: 6px; background: #16181d; color: #f2f2ef;
  font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; text-align: start; }
[data-panel-explain] summary { cursor: pointer; font-weight: 600; }
[data-panel-explain] ul { margin: 0.4rem 0 0; padding: 0; list-style: none; }
[data-panel-explain] ul ul { margin: 0; padding-inline-start: 1rem; color: #b9bcc4; }
[data-panel-explain] [data-verdict="may not show"] > strong { color: #ffb4a3; }
[data-panel-explain] [data-verdict="open"] > strong, [data-panel-explain] [data-verdict="may show"] > strong { color: #9be3b4; }
@media print { [data-panel-explain] { display: none; } }
`
