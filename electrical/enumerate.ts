/** Values as a sentence lists them: 12, 13 and 16. */
export function enumerate(values: readonly (string | number)[]): string {
  // The articles set no comma before the last one, as British English does.
  return new Intl.ListFormat('en-GB').format(values.map(String));
}
