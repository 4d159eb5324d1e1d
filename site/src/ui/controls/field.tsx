import type { ComponentProps, ReactNode } from 'react';
import './field.css';

interface FieldProps {
  /** Field name in the submitted form. Also the id of the control and the prefix of related ids. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Error message: one sentence that describes how to correct the value. */
  error?: string | undefined;
  /** Attributes of an empty element to which a script or the service adds the error message. */
  errorPlace?: object;
}

/** One-line text input with its label, hint and error message. */
export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <input type="text" className="control" {...control} />
    </Field>
  );
}

/** Multi-line text input with its label, hint and error message. */
export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <textarea className="control control-text" {...control} />
    </Field>
  );
}

/** Drop-down list with its label, hint and error message. `children` are the options. */
export function SelectField(props: FieldProps & ComponentProps<'select'>) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <select className="control control-select" {...control} />
    </Field>
  );
}

/** Group of radio buttons with a legend and an error message. */
export function RadioField({
  name,
  label,
  error,
  errorPlace,
  choices,
  initial,
}: FieldProps & {
  choices: readonly (readonly [value: string, words: string])[];
  initial?: string;
}) {
  return (
    <fieldset className="field" id={name} aria-describedby={`${name}-error`}>
      <legend className="field-label">{label}</legend>
      <div className="segments">
        {choices.map(([value, words]) => (
          <label key={value} className="segment">
            <input
              type="radio"
              id={`${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={value === initial}
            />
            {words}
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} errorPlace={errorPlace} />
    </fieldset>
  );
}

/** Splits props into the props of the surrounding `Field` and the attributes of the control itself. */
function splitProps<Props extends FieldProps & { required?: boolean }>(props: Props) {
  const { label, hint, error, errorPlace, ...control } = props;
  const { name, required } = props;
  return {
    field: { name, label, hint, error, errorPlace, required },
    control: { ...describeControl(props), ...control },
  };
}

/** Returns the attributes that connect a control to the label, hint and error message of its `Field`. */
export function describeControl({ name, hint, error }: Omit<FieldProps, 'label'>) {
  return {
    id: name,
    'aria-describedby': hint ? `${name}-hint ${name}-error` : `${name}-error`,
    'aria-invalid': error ? true : undefined,
  };
}

/** Wraps a control with its label, hint and error message. */
export function Field({
  name,
  label,
  hint,
  error,
  errorPlace,
  required,
  children,
}: FieldProps & { required?: boolean; children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={name}>
        {label}
        {required ? null : <span className="text-ink-3"> (optional)</span>}
      </label>
      {children}
      {hint ? (
        <p id={`${name}-hint`} className="field-note">
          {hint}
        </p>
      ) : null}
      <FieldError name={name} error={error} errorPlace={errorPlace} />
    </div>
  );
}

function FieldError({ name, error, errorPlace }: Omit<FieldProps, 'label'>) {
  const id = `${name}-error`;
  if (errorPlace) return <div id={id} className="field-error-place" {...errorPlace} />;
  return (
    <p id={id} className="field-error" hidden={!error}>
      {error}
    </p>
  );
}
