import type { ArrayFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { Button } from '#ui/button.tsx';
import { blankEntry } from '../blank-entry.ts';
import { fieldId, nameOne } from '../field-names.ts';
import { Fold } from './fold.tsx';
import { useFormActions } from './form-actions.ts';
import { TakeOut, Unused } from './group-frame.tsx';

/** A list with its entries in order, and a button that adds one. */
export function ListFrame(props: ArrayFieldTemplateProps) {
  const { title, fieldPathId, schema, items, formData, required } = props;
  const { path } = fieldPathId;
  if (required === false && formData === undefined) {
    return <Unused path={path} title={title} schema={schema} />;
  }
  const list = (
    <>
      <p className="field-note">
        {[schema.description, sayCount(schema)].filter(Boolean).join(' ')}
      </p>
      {items.length > 0 ? <ol className="entries">{items}</ol> : null}
      <AddEntry {...props} />
      {required ? null : <TakeOut path={path} title={title} />}
    </>
  );
  if (path.length === 1) {
    return (
      <Fold
        path={path}
        title={title}
        note={items.length === 1 ? '1 entry' : `${items.length} entries`}
      >
        {list}
      </Fold>
    );
  }
  return (
    <fieldset className="group">
      <legend className="group-title">{title}</legend>
      {list}
    </fieldset>
  );
}

function AddEntry({ fieldPathId, schema, formData, title }: ArrayFieldTemplateProps) {
  const { change, reveal } = useFormActions();
  const { path } = fieldPathId;
  const entries = (formData ?? []) as unknown[];
  if (schema.maxItems !== undefined && entries.length >= schema.maxItems) return null;
  return (
    <Button
      id={`${fieldId(path)}.add`}
      variant="outline"
      size="sm"
      onClick={() => {
        change(path, [...entries, blankEntry(schema.items as RJSFSchema) ?? '']);
        reveal([...path, entries.length, '']);
      }}
    >
      Add {nameOne(title)}
    </Button>
  );
}

/** How many entries the list takes, where that is bounded. */
function sayCount({ minItems = 0, maxItems }: RJSFSchema): string {
  if (minItems === maxItems) return `Exactly ${minItems}.`;
  if (maxItems !== undefined)
    return minItems > 0 ? `${minItems} to ${maxItems}.` : `Up to ${maxItems}.`;
  return minItems > 1 ? `${minItems} or more.` : '';
}
