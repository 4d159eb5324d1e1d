import type { RJSFSchema } from '@rjsf/utils';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { blankEntry } from '../blank-entry.ts';
import type { FieldPath } from '../desk-api.ts';
import { useFormActions } from './form-actions.ts';

/** Adds to and takes from a group whose entries have names of the owner's. */
export function NamedEntries({
  path,
  schema,
  entries,
}: {
  path: FieldPath;
  schema: RJSFSchema;
  entries: Record<string, unknown> | undefined;
}) {
  const { change, announce } = useFormActions();
  const [name, setName] = useState('');
  const id = useId();
  const names = Object.keys(entries ?? {}).filter((each) => !schema.required?.includes(each));
  const isFree = /^[a-z][a-z0-9-]*$/.test(name) && !names.includes(name);
  return (
    <div className="named">
      <label className="field-label" htmlFor={id}>
        Add another, by name
      </label>
      <div className="named-row">
        <input
          id={id}
          className="control"
          value={name}
          placeholder="decision-map"
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          variant="outline"
          aria-disabled={isFree ? undefined : true}
          onClick={() => {
            if (!isFree) return;
            change([...path, name], blankEntry(schema.additionalProperties as RJSFSchema) ?? '');
            setName('');
          }}
        >
          Add
        </Button>
      </div>
      <p className="field-note">
        Lowercase letters, digits and hyphens. The text refers to it by this name.
      </p>
      <NamesToRemove
        names={names}
        onRemove={(each) => {
          change([...path, each], undefined);
          announce(`${each} removed. Undo brings it back.`);
        }}
      />
    </div>
  );
}

function NamesToRemove({
  names,
  onRemove,
}: {
  names: readonly string[];
  onRemove: (name: string) => void;
}) {
  if (names.length === 0) return null;
  return (
    <ul className="named-list">
      {names.map((each) => (
        <li key={each}>
          <Button variant="ghost" size="sm" onClick={() => onRemove(each)}>
            Remove {each}
          </Button>
        </li>
      ))}
    </ul>
  );
}
