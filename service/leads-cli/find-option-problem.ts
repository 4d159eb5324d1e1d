import type { parseArgs } from 'node:util';

// At least two of five letters must be correct, as in "fon" for "phone".
const maxEditShare = 0.6;

type Tokens = NonNullable<ReturnType<typeof parseArgs>['tokens']>;

/**
 * Describes the first wrong option and suggests the option that the user probably meant. Returns undefined if
 * all options are valid. The error messages of `parseArgs` are not used, because they are written for
 * programmers.
 */
export function findOptionProblem(
  tokens: Tokens,
  known: Record<string, { type: 'boolean' | 'string' }>,
): string | undefined {
  const names = Object.keys(known);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const option = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!option || rawName !== `--${name}`) {
      const suggestion = suggestOption(name, names);
      const hint = suggestion === undefined ? listOptions(names) : `Did you mean --${suggestion}?`;
      return `This command has no option ${rawName}. ${hint}`;
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

/**
 * Returns the option that the user probably meant: an option that starts with `typed`, or differs from
 * `typed` in only a few letters.
 */
function suggestOption(typed: string, names: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase();
  const begun = names.filter((name) => name.startsWith(wanted));
  if (begun.length === 1) return begun[0];
  const [nearest] = names
    .map((name) => ({ name, distance: countEdits(wanted, name) }))
    .filter(({ name, distance }) => distance <= maxEditShare * Math.max(wanted.length, name.length))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.name;
}

/**
 * Returns the Levenshtein distance: the number of letters to insert, delete or replace to change `from` to
 * `to`.
 */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
