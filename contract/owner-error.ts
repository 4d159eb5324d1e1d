/** An error whose message explains to the site's owner what to do. It is printed without a stack trace. */
export class OwnerError extends Error {
  /** Each problem is printed on its own line below `title`. */
  constructor(title: string, problems: readonly string[] = [], cause?: unknown) {
    super([title, ...problems.map((problem) => `  ${problem}`)].join('\n'), { cause });
  }
}
