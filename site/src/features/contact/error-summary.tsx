import type { Ref } from 'react';
import { formHooks } from '#contract/form-hooks.ts';
import { type FieldErrors, inquiryFields } from '#contract/inquiry-form.ts';
import '#ui/controls/field.css';
import '#ui/controls/notice.css';
import './inquiry-form.css';

/** The refused fields, each line a link to its field. */
export function ErrorSummary({
  heading,
  errors,
  ref,
}: {
  heading: string;
  errors: FieldErrors;
  ref?: Ref<HTMLDivElement>;
}) {
  const refused = inquiryFields.filter((field) => errors[field]);
  return (
    <div
      ref={ref}
      className="notice notice-destructive error-summary mb-6"
      {...{ [formHooks.errorSummary]: true }}
      hidden={refused.length === 0}
      tabIndex={-1}
      role="alert"
    >
      <h3 className="notice-title">{heading}</h3>
      <ul>
        {refused.map((field) => (
          <li key={field}>
            <a href={`#${field}`}>{errors[field]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
