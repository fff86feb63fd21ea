/** Words that many cannot read stop a build. While an owner tries colours (`dev`), they are told. */
export function refuseFaint(faint: readonly string[], logger: { warn(text: string): void } | undefined): void {
  const told = `The theme has ${faint.length === 1 ? 'a pair' : `${faint.length} pairs`} of colours that are hard to read:\n${faint.map((line) => `  - ${line}`).join('\n')}`
  if (!logger) throw new Error(told)
  logger.warn(told)
}
