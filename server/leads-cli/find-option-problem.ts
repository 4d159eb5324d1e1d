import type { parseArgs } from 'node:util';

type Tokens = NonNullable<ReturnType<typeof parseArgs>['tokens']>;

/**
 * Describes the first wrong option. Returns undefined if all options are valid. The error messages of `parseArgs` are
 * not used, because they are written for programmers.
 */
export function findOptionProblem(
  tokens: Tokens,
  known: Record<string, { type: 'boolean' | 'string' }>,
): string | undefined {
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const option = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!option || rawName !== `--${name}`) {
      return `This command has no option ${rawName}. ${listOptions(Object.keys(known))}`;
    }
    if (option.type === 'boolean' && value !== undefined) {
      return `The option ${rawName} takes no value.`;
    }
    // Without an equals sign, `parseArgs` may have used the next option as the value.
    const isOption = !token.inlineValue && value?.startsWith('-');
    if (option.type === 'string' && (value === undefined || isOption)) {
      return `The option ${rawName} needs a value; write it as ${rawName}=VALUE.`;
    }
  }
  return undefined;
}

function listOptions(names: readonly string[]): string {
  if (names.length === 0) return 'It takes no options at all.';
  return `The options are ${names.map((name) => `--${name}`).join(', ')}.`;
}
