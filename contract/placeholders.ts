/**
 * Replaces placeholders by values: `{tank.height} ft` becomes `16 ft`. A placeholder without a value
 * is kept.
 */
export function fillPlaceholders(text: string, values: object): string {
  return text.replace(placeholder, (whole, name: string) => valueAt(name, values) ?? whole);
}

/** The placeholders in a text that have no value. */
export function findUnknownPlaceholders(text: string, values: object): string[] {
  return [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => valueAt(name, values) === undefined);
}

/** The name of every placeholder that a text may use. Example: tank.height */
export function* placeholderNames(values: object): Generator<string> {
  for (const [name, part] of Object.entries(values)) {
    if (typeof part !== 'object') yield name;
    else for (const inner of placeholderNames(part)) yield `${name}.${inner}`;
  }
}

const placeholder = /\{([^}]*)\}/g;

function valueAt(name: string, values: object): string | undefined {
  const value = name.split('.').reduce<unknown>(partOf, values);
  if (typeof value === 'number') {
    return value.toLocaleString('en-US', { maximumFractionDigits: 6 });
  }
  return typeof value === 'string' ? value : undefined;
}

function partOf(whole: unknown, name: string): unknown {
  return (whole as Record<string, unknown> | undefined)?.[name];
}

/** A list of values in a sentence. Example: 12, 13 and 16 */
export function enumerate(values: readonly (string | number)[]): string {
  // British English, because the articles write no comma before the last value of a list.
  return new Intl.ListFormat('en-GB').format(values.map(String));
}
