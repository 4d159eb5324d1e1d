import { formHooks } from '#contract/form-hooks.ts';
import '#ui/controls/field.css';
import '#ui/controls/notice.css';
import './inquiry-form.css';

/** Container for the list of invalid fields. Each list item links to its field. */
export function ErrorSummary({ heading }: { heading: string }) {
  return (
    <div
      className="notice notice-destructive error-summary mb-6"
      {...{ [formHooks.errorSummary]: true }}
      hidden
      tabIndex={-1}
      role="alert"
    >
      <h3 className="notice-title">{heading}</h3>
      <ul />
    </div>
  );
}
