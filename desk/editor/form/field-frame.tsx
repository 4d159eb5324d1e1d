import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { nameField } from '../field-names.ts';
import { toSentence } from '../to-sentence.ts';
import { Fold } from './fold.tsx';
import { isFlat } from './is-flat.ts';

/** A field with its label, hint and what is wrong with it. Groups and lists frame themselves. */
export function FieldFrame(props: FieldTemplateProps) {
  const { id, label, schema, children, rawDescription, rawErrors, required, fieldPathId } = props;
  const { path } = fieldPathId;
  const last = path.at(-1);
  if (path.length === 0) return children;
  if (!isFlat(schema)) {
    const isUnion = Boolean(schema.oneOf ?? schema.anyOf) && path.length === 1;
    return (
      <>
        {isUnion ? (
          <Fold path={path} title={label}>
            {children}
          </Fold>
        ) : (
          children
        )}
        <FieldErrors id={id} errors={rawErrors} />
      </>
    );
  }
  const isEntry = typeof last === 'number';
  const isCheck = schema.type === 'boolean';
  return (
    <div className={isWide(schema, props.formData) || isEntry ? 'field field-wide' : 'field'}>
      {isCheck ? null : (
        <label className={isEntry ? 'visually-hidden' : 'field-label'} htmlFor={id}>
          {isEntry ? `${nameField(String(path.at(-2)))} ${last + 1}` : label}
          {required || isEntry ? null : <span className="field-optional"> (optional)</span>}
        </label>
      )}
      {children}
      {rawDescription && !isEntry ? (
        <p id={`${id}-hint`} className="field-note">
          {rawDescription}
        </p>
      ) : null}
      <FieldErrors id={id} errors={rawErrors} />
    </div>
  );
}

function FieldErrors({ id, errors }: { id: string; errors?: string[] | undefined }) {
  return (
    <p id={`${id}-error`} className="field-error" hidden={!errors?.length}>
      {errors?.map(toSentence).join(' ')}
    </p>
  );
}

/** Sentences have the whole width, names and numbers half of it. */
function isWide(schema: RJSFSchema, value: unknown): boolean {
  if (schema.type !== 'string' || schema.enum || schema.oneOf) return false;
  if (schema.format) return schema.format === 'photo' || schema.format === 'uri';
  const longest = schema.maxLength ?? 0;
  return (
    longest > 60 || String(value ?? '').length > 34 || /sentence/i.test(schema.description ?? '')
  );
}
