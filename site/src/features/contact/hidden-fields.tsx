import { honeypotField, startedField, submissionField } from '#contract/inquiry-form.ts';

/** What is sent along with the form and no person fills in. */
export function HiddenFields() {
  return (
    <div hidden>
      <label htmlFor={honeypotField}>Leave this empty</label>
      <input type="text" id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
      <input type="hidden" name={startedField} />
      <input type="hidden" name={submissionField} />
    </div>
  );
}
