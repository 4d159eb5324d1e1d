import { formHooks } from '#contract/form-hooks.ts';
import { getField } from '#contract/inquiry-form.ts';
import '#ui/controls/field.css';
import '#ui/controls/notice.css';
import './inquiry-form.css';

/**
 * Templates of the error summary and of the message at a field. The script (`error-display.ts`) and, without JavaScript,
 * the service fill in copies of them. The summary's list has one item, which is copied for each error.
 */
export function ErrorTemplates({ summaryHeading }: { summaryHeading: string }) {
  return (
    <>
      <template {...{ [formHooks.summaryTemplate]: true }}>
        <div
          className="notice notice-destructive error-summary mb-6"
          {...{ [formHooks.errorSummary]: true }}
          tabIndex={-1}
          role="alert"
        >
          <h3 className="notice-title">{summaryHeading}</h3>
          <ul role="list">
            <li>
              {/* An example. Copies of the link get their own text and target. */}
              <a href="#name">{getField('name').message}</a>
            </li>
          </ul>
        </div>
      </template>
      <template {...{ [formHooks.messageTemplate]: true }}>
        <p className="field-error" />
      </template>
    </>
  );
}
