import type { z } from 'zod';

/**
 * The caption and the words of a figure with the numbers of its drawing in place of their names:
 * `{tank.height} ft` becomes `16 ft`. Says which names there are where one is not.
 */
export function stateNumbers(
  { caption, words }: { caption: string; words: readonly string[] },
  numbers: object,
  issues: z.RefinementCtx,
): { caption: string; words: string[] } {
  const fill = (text: string, path: (string | number)[]) =>
    text.replace(/\{([^}]*)\}/g, (_, name: string) => {
      const value = name.split('.').reduce<unknown>(partOf, numbers);
      if (typeof value === 'string') return value;
      if (typeof value === 'number') return value.toLocaleString('en-US', exact);
      const known = [...namesIn(numbers)].join(', ');
      issues.addIssue({
        code: 'custom',
        path,
        message: `the drawing has no number {${name}}; write one of ${known}`,
      });
      return '';
    });
  return {
    caption: fill(caption, ['caption']),
    words: words.map((line, index) => fill(line, ['words', index])),
  };
}

const exact: Intl.NumberFormatOptions = { maximumFractionDigits: 6 };

function partOf(whole: unknown, name: string): unknown {
  return (whole as Record<string, unknown> | undefined)?.[name];
}

function* namesIn(whole: object): Generator<string> {
  for (const [name, part] of Object.entries(whole)) {
    if (typeof part !== 'object') yield name;
    else for (const inner of namesIn(part)) yield `${name}.${inner}`;
  }
}
