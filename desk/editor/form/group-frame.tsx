import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { Button } from '#ui/button.tsx';
import { blankEntry } from '../blank-entry.ts';
import type { FieldPath } from '../desk-api.ts';
import { nameEntry } from '../field-names.ts';
import { Fold } from './fold.tsx';
import { useFormActions } from './form-actions.ts';
import { isFlat } from './is-flat.ts';
import { NamedEntries } from './named-entries.tsx';
import { PlaceMap } from './place-map.tsx';

/** A group of fields: folded at the first level, framed below it, bare as an entry of a list. */
export function GroupFrame(props: ObjectFieldTemplateProps) {
  const { schema, title, fieldPathId, formData, required } = props;
  const { path } = fieldPathId;
  if ((schema.oneOf ?? schema.anyOf) && !schema.properties) return null;
  const fields = <GroupFields {...props} />;
  if (path.length === 0 || typeof path.at(-1) === 'number') return fields;
  const isOptional = required === false && !schema.readOnly;
  if (isOptional && formData === undefined) {
    return <Unused path={path} title={title} schema={schema} />;
  }
  const end = isOptional ? <TakeOut path={path} title={title} /> : null;
  if (path.length === 1 && !isShapeOf(path, props)) {
    return (
      <Fold path={path} title={title} note={nameEntry(formData)}>
        {fields}
        {end}
      </Fold>
    );
  }
  return (
    <fieldset className="group">
      <legend className={path.length === 1 ? 'visually-hidden' : 'group-title'}>{title}</legend>
      {fields}
      {end}
    </fieldset>
  );
}

/** Whether it is the chosen one of several shapes, around which its fold stands already. */
function isShapeOf(path: FieldPath, { registry }: ObjectFieldTemplateProps): boolean {
  const field = registry.rootSchema.properties?.[path[0] as string] as RJSFSchema | undefined;
  return Boolean(field?.oneOf ?? field?.anyOf);
}

function GroupFields({ properties, schema, fieldPathId, formData }: ObjectFieldTemplateProps) {
  const shown = properties.filter(({ name, hidden }) => {
    const field = schema.properties?.[name] as RJSFSchema | undefined;
    return !hidden && !(field && 'const' in field);
  });
  const isOneControl = ({ name }: { name: string }) =>
    isFlat((schema.properties?.[name] ?? {}) as RJSFSchema);
  const flat = shown.filter(isOneControl);
  const deep = shown.filter((property) => !isOneControl(property));
  const description = fieldPathId.path.length > 0 ? schema.description : undefined;
  return (
    <>
      {description && typeof fieldPathId.path.at(-1) !== 'number' ? (
        <p className="field-note">{description}</p>
      ) : null}
      {flat.length > 0 ? <div className="fields">{flat.map(({ content }) => content)}</div> : null}
      {schema.properties?.latitude && schema.properties.longitude ? (
        <PlaceMap path={fieldPathId.path} place={formData} />
      ) : null}
      {deep.map(({ content }) => content)}
      {typeof schema.additionalProperties === 'object' ? (
        <NamedEntries path={fieldPathId.path} schema={schema} entries={formData} />
      ) : null}
    </>
  );
}

/** What may stand in the file and does not. */
export function Unused({
  path,
  title,
  schema,
}: {
  path: FieldPath;
  title: string;
  schema: RJSFSchema;
}) {
  const { change, reveal } = useFormActions();
  return (
    <div className="unused">
      <span className="unused-title">{title}</span>
      <span className="field-note">{schema.description ?? 'Not on this page'}</span>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          change(path, blankEntry(schema));
          reveal([...path, '']);
        }}
      >
        Add <span className="visually-hidden">{title}</span>
      </Button>
    </div>
  );
}

export function TakeOut({ path, title }: { path: FieldPath; title: string }) {
  const { change, announce } = useFormActions();
  return (
    <p className="take-out">
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          change(path, undefined);
          announce(`${title} removed. Undo brings it back.`);
        }}
      >
        Remove {title.toLowerCase()}
      </Button>
    </p>
  );
}
