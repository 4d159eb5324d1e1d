const placeholder = /\{([^}]*)\}/g;

/**
 * Replaces placeholders with values: `{tank.height} ft` becomes `16 ft`. A placeholder without a value
 * is left unchanged.
 */
export function fillPlaceholders(text: string, values: object): string {
  return text.replace(placeholder, (whole, name: string) => valueAt(name, values) ?? whole);
}

/** Returns the names of placeholders in `text` that have no value. */
export function findUnknownPlaceholders(text: string, values: object): string[] {
  return [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => valueAt(name, values) === undefined);
}

/** Yields the placeholder name of each value in a nested object. Example: tank.height for `{ tank: { height: 3 } }` */
export function* placeholderNames(values: object): Generator<string> {
  for (const [name, part] of Object.entries(values)) {
    if (typeof part !== 'object') yield name;
    else for (const inner of placeholderNames(part)) yield `${name}.${inner}`;
  }
}

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

/** Formats values as a list within a sentence. Example: 12, 13 and 16 */
export function enumerate(values: readonly (string | number)[]): string {
  // Use British English, because the site's articles have no comma before the last item of a list.
  return new Intl.ListFormat('en-GB').format(values.map(String));
}
