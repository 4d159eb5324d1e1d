/** An error that the site's owner can fix. Its message explains the fix and is printed without a stack trace. */
export class OwnerError extends Error {
  /** Each problem is printed on its own line below `title`. */
  constructor(title: string, problems: readonly string[] = [], cause?: unknown) {
    super([title, ...problems.map((problem) => `  ${problem}`)].join('\n'), { cause });
  }
}
