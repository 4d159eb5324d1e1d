/** An error whose message tells the owner what to do, and is printed as it is. */
export class ToldError extends Error {
  /** `problems` has one line for each. */
  constructor(title: string, problems: readonly string[] = [], cause?: unknown) {
    super([title, ...problems.map((problem) => `  ${problem}`)].join('\n'), { cause });
  }
}
