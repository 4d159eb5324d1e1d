import type { RJSFSchema } from '@rjsf/utils';
import { nameField } from './field-names.ts';

/** The values that a field may have, each with its title; none where it is free. */
export function readChoices(schema: RJSFSchema | undefined): { value: string; title: string }[] {
  const shapes = schema?.oneOf ?? schema?.anyOf;
  if (shapes) {
    return shapes
      .filter((shape) => typeof shape === 'object' && 'const' in shape)
      .map((shape) => {
        const { const: value, title } = shape as RJSFSchema;
        return { value: String(value), title: title ?? String(value) };
      });
  }
  return (schema?.enum ?? []).map((value) => ({
    value: String(value),
    title: nameField(String(value)),
  }));
}
