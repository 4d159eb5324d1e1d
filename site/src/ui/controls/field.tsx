import type { ComponentProps, ReactNode } from 'react';
import './field.css';

interface FieldProps {
  /** The name under which the value is sent, and the start of the ids of its parts. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value, in a sentence that says what to do. */
  error?: string | undefined;
  /** Further attributes of the line that says it. */
  errorProps?: object;
}

/** A single line of text with its label, hint and error. */
export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <input type="text" className="control" {...control} />
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <textarea className="control control-text" {...control} />
    </Field>
  );
}

/** One of a closed list, whose options are `children`. */
export function SelectField(props: FieldProps & ComponentProps<'select'>) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <select className="control control-select" {...control} />
    </Field>
  );
}

/** One of a few, all of them in view. */
export function RadioField({
  name,
  label,
  error,
  errorProps,
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
      <FieldError name={name} error={error} errorProps={errorProps} />
    </fieldset>
  );
}

/** What is around a control, and the attributes of the control itself. */
function splitProps<Props extends FieldProps & { required?: boolean }>(props: Props) {
  const { label, hint, error, errorProps, ...control } = props;
  const { name, required } = props;
  return {
    field: { name, label, hint, error, errorProps, required },
    control: { ...describeControl(props), ...control },
  };
}

/** The attributes by which a control belongs to its `Field`. */
export function describeControl({ name, hint, error }: Omit<FieldProps, 'label'>) {
  return {
    id: name,
    'aria-describedby': hint ? `${name}-hint ${name}-error` : `${name}-error`,
    'aria-invalid': error ? true : undefined,
  };
}

/** A control with its label, hint and error. */
export function Field({
  name,
  label,
  hint,
  error,
  errorProps,
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
      <FieldError name={name} error={error} errorProps={errorProps} />
    </div>
  );
}

function FieldError({ name, error, errorProps }: Omit<FieldProps, 'label'>) {
  return (
    <p id={`${name}-error`} className="field-error" hidden={!error} {...errorProps}>
      {error}
    </p>
  );
}
