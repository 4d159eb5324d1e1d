/** What a figure says beside its drawing. */
interface FigureWords {
  caption: string;
  words: string[];
}

/**
 * The caption and the words of a figure with the numbers of its drawing in place of their names:
 * `{tank.height} ft` becomes `16 ft`.
 */
export function stateNumbers({ caption, words }: FigureWords, numbers: object): FigureWords {
  const fill = (text: string) => fillNumbers(text, numbers);
  return { caption: fill(caption), words: words.map(fill) };
}

/** A text with the numbers of a drawing in place of their names; an unknown name stays. */
export function fillNumbers(text: string, numbers: object): string {
  return text.replace(names, (whole, name: string) => numberAt(name, numbers) ?? whole);
}

/** The names in a text that are no number of the drawing. */
export function findUnknownNumbers(text: string, numbers: object): string[] {
  return [...text.matchAll(names)]
    .map(([, name = '']) => name)
    .filter((name) => numberAt(name, numbers) === undefined);
}

/** Every name that a text may use. */
export function* namesOf(numbers: object): Generator<string> {
  for (const [name, part] of Object.entries(numbers)) {
    if (typeof part !== 'object') yield name;
    else for (const inner of namesOf(part)) yield `${name}.${inner}`;
  }
}

const names = /\{([^}]*)\}/g;

function numberAt(name: string, numbers: object): string | undefined {
  const value = name.split('.').reduce<unknown>(partOf, numbers);
  if (typeof value === 'number') {
    return value.toLocaleString('en-US', { maximumFractionDigits: 6 });
  }
  return typeof value === 'string' ? value : undefined;
}

function partOf(whole: unknown, name: string): unknown {
  return (whole as Record<string, unknown> | undefined)?.[name];
}

/** Values as a sentence lists them: 12, 13 and 16. */
export function enumerate(values: readonly (string | number)[]): string {
  // The articles set no comma before the last one, as British English does.
  return new Intl.ListFormat('en-GB').format(values.map(String));
}
