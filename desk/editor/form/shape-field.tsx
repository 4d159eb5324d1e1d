import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { changeShape } from '../blank-entry.ts';
import { trustingValidator } from '../trusting-validator.ts';

/** A value that may have one of several shapes: which one, and the fields of that one. */
export function ShapeField(props: FieldProps) {
  const { schema, options, formData, fieldPathId, registry, onChange } = props;
  const shapes = options as RJSFSchema[];
  const chosen = chooseShape(shapes, formData);
  const shape = shapes[chosen];
  const { SchemaField } = registry.fields;
  const id = `${fieldPathId.$id}.shape`;
  return (
    <>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Type
        </label>
        <select
          id={id}
          className="control control-select"
          value={chosen}
          onChange={({ target }) => {
            const next = shapes[Number(target.value)] as RJSFSchema;
            onChange(changeShape(next, formData), fieldPathId.path, undefined, id);
          }}
        >
          {shapes.map(({ title }, index) => (
            <option key={title ?? index} value={index}>
              {title}
            </option>
          ))}
        </select>
      </div>
      {shape && SchemaField ? (
        <SchemaField
          key={chosen}
          {...props}
          schema={{ ...shape, title: schema.title ?? props.name }}
        />
      ) : null}
    </>
  );
}

/** The shape that the value has; while it is written, the one whose fixed value it has, else the first. */
function chooseShape(shapes: readonly RJSFSchema[], value: unknown): number {
  const whole = shapes.findIndex((shape) => trustingValidator.isValid(shape, value, shape));
  if (whole >= 0) return whole;
  const fixed = shapes.findIndex((shape) =>
    Object.entries(shape.properties ?? {}).some(
      ([name, field]) =>
        typeof field === 'object' &&
        'const' in field &&
        field.const === (value as Record<string, unknown> | undefined)?.[name],
    ),
  );
  return Math.max(0, fixed);
}
