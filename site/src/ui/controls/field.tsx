import type { ComponentProps, ReactNode } from 'react';
import './field.css';

interface FieldProps {
  /** The name under which the value is sent, and the start of the ids of its parts. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value, in a sentence that says what to do. */
  error?: string;
  /** Further attributes of the line that says it. */
  errorProps?: object;
}

/** A single line of text with its label, hint and error. */
export function TextField({
  name,
  label,
  hint,
  error,
  errorProps,
  type = 'text',
  ...props
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ name, label, hint, error, errorProps }} required={props.required}>
      <input type={type} className="control" {...describeField(name, hint, error)} {...props} />
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({
  name,
  label,
  hint,
  error,
  errorProps,
  ...props
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ name, label, hint, error, errorProps }} required={props.required}>
      <textarea className="control control-text" {...describeField(name, hint, error)} {...props} />
    </Field>
  );
}

/** One of a closed list. */
export function SelectField({
  name,
  label,
  hint,
  error,
  errorProps,
  children,
  ...props
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field {...{ name, label, hint, error, errorProps }} required={props.required}>
      <select className="control control-select" {...describeField(name, hint, error)} {...props}>
        {children}
      </select>
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
      <FieldError {...{ name, error, errorProps }} />
    </fieldset>
  );
}

function Field({
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
        {required ? null : <span className="text-ink-3 font-normal"> (optional)</span>}
      </label>
      {children}
      {hint ? (
        <p id={`${name}-hint`} className="field-note">
          {hint}
        </p>
      ) : null}
      <FieldError {...{ name, error, errorProps }} />
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

function describeField(name: string, hint: ReactNode, error: string | undefined) {
  return {
    id: name,
    name,
    'aria-describedby': hint ? `${name}-hint ${name}-error` : `${name}-error`,
    'aria-invalid': error ? true : undefined,
  };
}
