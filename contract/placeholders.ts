/**
 * A text with values in place of their names: `{tank.height} ft` becomes `16 ft`. A name without a value
 * stays.
 */
export function fillPlaceholders(text: string, values: object): string {
  return text.replace(placeholder, (whole, name: string) => valueAt(name, values) ?? whole);
}

/** The names in a text that have no value. */
export function findUnknownPlaceholders(text: string, values: object): string[] {
  return [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => valueAt(name, values) === undefined);
}

/** Every name that a text may use. Example: tank.height */
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

/** Values as a sentence lists them: 12, 13 and 16. */
export function enumerate(values: readonly (string | number)[]): string {
  // The articles set no comma before the last one, as British English does.
  return new Intl.ListFormat('en-GB').format(values.map(String));
}
