/** What was wrong, and what to do about it: told in two lines, without a stack. */
export class CommandError extends Error {
  constructor(
    problem: string,
    readonly remedy = '',
  ) {
    super(problem)
  }
}
