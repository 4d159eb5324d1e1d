/** What a field offers: each value and what it is called. */
export type Choices = readonly (readonly [value: string, name: string])[];

/** What is wrong with a choice that is not among those offered; nothing where it is. */
export function refuseChoice(value: string, choices: Choices): string | undefined {
  if (choices.some(([each]) => each === value)) return undefined;
  const names = choices.map(([, name]) => name);
  return `“${value}” is not possible here. Choose ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`;
}
