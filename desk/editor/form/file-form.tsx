// The package's own door brings its tests' validator along.
import Form, { type IChangeEvent } from '@rjsf/core/lib/components/Form.js';
import type {
  Experimental_DefaultFormStateBehavior,
  RegistryFieldsType,
  TemplatesType,
} from '@rjsf/utils';
import { useMemo } from 'react';
import { readField } from '../change-field.ts';
import type { DeskFile, Fields, Problem } from '../desk-api.ts';
import { idPrefix, idSeparator } from '../field-names.ts';
import { prepareSchema } from '../prepare-schema.ts';
import { toFieldErrors } from '../show-problems.ts';
import { trustingValidator } from '../trusting-validator.ts';
import { controls } from './controls.tsx';
import { FieldFrame } from './field-frame.tsx';
import { GroupFrame } from './group-frame.tsx';
import { LinkField } from './link-field.tsx';
import { ListEntry } from './list-entry.tsx';
import { ListFrame } from './list-frame.tsx';
import { ShapeField } from './shape-field.tsx';

/** The fields of a file. */
export function FileForm({
  file,
  data,
  problems,
  onEdit,
}: {
  file: DeskFile;
  data: Fields;
  problems: readonly Problem[];
  /** `field` is the id of the one that was typed in, empty for another edit. */
  onEdit: (data: Fields, field: string) => void;
}) {
  const schema = useMemo(() => prepareSchema(file.schema), [file.schema]);
  const errors = useMemo(() => toFieldErrors(problems), [problems]);
  return (
    <Form
      // Lists remember their entries by key; another file has other ones.
      key={file.path}
      tagName="div"
      schema={schema}
      formData={data}
      extraErrors={errors}
      validator={trustingValidator}
      templates={templates}
      fields={fields}
      widgets={controls}
      uiSchema={withoutButton}
      noValidate
      showErrorList={false}
      idPrefix={idPrefix}
      idSeparator={idSeparator}
      experimental_defaultFormStateBehavior={addsNothing}
      onChange={(event: IChangeEvent, id = '') => {
        const next = event.formData as Fields;
        onEdit(next, isTyped(next, id) ? id : '');
      }}
    />
  );
}

/** Whether what changed is one value; entries that were moved or removed come with their list's id. */
function isTyped(fields: Fields, id: string): boolean {
  const path = id.split(idSeparator).slice(1);
  return typeof readField(fields, path) !== 'object';
}

const templates: Partial<TemplatesType> = {
  FieldTemplate: FieldFrame,
  ObjectFieldTemplate: GroupFrame,
  ArrayFieldTemplate: ListFrame,
  ArrayFieldItemTemplate: ListEntry,
  FieldErrorTemplate: () => null,
};

const fields: RegistryFieldsType = { LinkField, OneOfField: ShapeField, AnyOfField: ShapeField };

/** Saving is the desk's, not the form's. */
const withoutButton = { 'ui:submitButtonOptions': { norender: true } };

/** What is not in the file is not written into it for being opened. */
const addsNothing: Experimental_DefaultFormStateBehavior = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  allOf: 'skipDefaults',
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
};
