import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { nameField } from '../field-names.ts';
import { readChoices } from '../read-choices.ts';

/** Where a link leads: one choice of everything there is, in place of a field for each kind. */
export function LinkField(props: FieldProps) {
  const { schema, formData, fieldPathId, registry, onChange, errorSchema } = props;
  const { ObjectField } = registry.fields;
  const properties = (schema.properties ?? {}) as Record<string, RJSFSchema>;
  const kinds = Object.keys(properties).filter((name) => readChoices(properties[name]).length > 0);
  const link = (formData ?? {}) as Record<string, unknown>;
  const kind = kinds.find((name) => link[name] !== undefined);
  const id = `${fieldPathId.$id}.target`;
  const rest = Object.fromEntries(
    Object.entries(properties).filter(
      ([name]) => !kinds.includes(name) && (name !== 'alias' || kind === 'project'),
    ),
  );
  const errors = (errorSchema?.__errors ?? []).join(' ');
  return (
    <>
      {ObjectField ? <ObjectField {...props} schema={{ ...schema, properties: rest }} /> : null}
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Links to
        </label>
        <select
          id={id}
          className="control control-select"
          aria-invalid={errors ? true : undefined}
          value={kind ? `${kind} ${link[kind]}` : ''}
          onChange={({ target }) => {
            const [chosen = '', value] = target.value.split(' ');
            const kept = Object.entries(link).filter(([name]) => !kinds.includes(name));
            const next = { ...Object.fromEntries(kept), ...(value ? { [chosen]: value } : {}) };
            onChange(next, fieldPathId.path, undefined, id);
          }}
        >
          <option value="">Choose a page</option>
          {kinds.map((name) => (
            <optgroup key={name} label={nameField(name)}>
              {readChoices(properties[name]).map(({ value, title }) => (
                <option key={value} value={`${name} ${value}`}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
    </>
  );
}
