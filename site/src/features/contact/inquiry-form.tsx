import type { Company } from '#contract/company.ts';
import { formHooks } from '#contract/form-hooks.ts';
import {
  honeypotField,
  type InquiryField,
  inquiryFields,
  startedField,
  submissionField,
} from '#contract/inquiry-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { ByKind } from './by-kind.tsx';
import { ContactField } from './contact-field.tsx';
import { ErrorTemplates } from './error-templates.tsx';
import type { ContactContent, FormWords } from './read-contact.ts';
import { ReceiptTemplate } from './receipt.tsx';
import { SendOutcomes } from './send-outcomes.tsx';
import '#ui/controls/field.css';
import '#ui/sections/columns.css';
import './inquiry-form.css';

interface FormProps {
  words: FormWords;
  phone: Company['phone'];
}

/**
 * Contact form. Without scripts, the service responds with pages; `inquiry-form-script.ts` submits the form without
 * leaving the page. The script changes only text and attributes of these elements and inserts copies of templates, so
 * elements inserted by browser extensions and translators do not break it.
 */
export function InquiryForm({
  words,
  thankYou,
  phone,
  endpoint,
  hiring,
}: FormProps & {
  thankYou: ContactContent['thankYou'];
  endpoint: string;
  /** Whether the form asks visitors if they want to work for the company. */
  hiring: boolean;
}) {
  // If the form does not ask for the kind of inquiry, the service treats every message as a customer inquiry.
  const fields = hiring ? inquiryFields : inquiryFields.filter((name) => name !== 'kind');
  // When the form includes the kind field, it has an odd number of short fields, so the name gets a row of its own.
  const fullWidthFields: InquiryField[] = hiring ? ['kind', 'name', 'message'] : ['message'];
  return (
    <>
      <ErrorTemplates summaryHeading={words.errorHeading} />
      <div
        className="notice notice-destructive mb-6"
        {...{ [formHooks.notice]: true }}
        hidden
        role="alert"
      >
        <p className="notice-title" {...{ [formHooks.noticeTitle]: true }} />
        <p {...{ [formHooks.noticeText]: true }} />
      </div>
      <form
        className="columns columns-2 inquiry-form"
        {...{ [formHooks.form]: true }}
        method="post"
        action={endpoint}
        encType="multipart/form-data"
      >
        {fields.map((name) => (
          <div key={name} className={fullWidthFields.includes(name) ? 'full-width' : undefined}>
            <ContactField
              name={name}
              words={words.fields[name]}
              workWords={words.work.fields[name]}
            />
          </div>
        ))}
        {/* Hidden fields that are submitted but not filled in by visitors. */}
        <div hidden>
          <label htmlFor={honeypotField}>Leave this empty</label>
          <input
            type="text"
            id={honeypotField}
            name={honeypotField}
            tabIndex={-1}
            autoComplete="off"
          />
          <input type="hidden" name={startedField} />
          <input type="hidden" name={submissionField} />
        </div>
        <p className="field-note full-width">
          <ByKind customer={words.privacy} applicant={words.work.privacy} />
        </p>
        <SubmitRow words={words} phone={phone} />
      </form>
      <div data-receipt-place />
      <ReceiptTemplate words={words} thankYou={thankYou} />
    </>
  );
}

/** Submit button, and beside it the empty elements in which the script shows the outcome and the network state. */
function SubmitRow({ words, phone }: FormProps) {
  return (
    <div className="inquiry-send full-width">
      <Button
        type="submit"
        size="lg"
        data-submitting={words.submitting}
        data-send-now={words.sendNow}
      >
        {words.submit}
      </Button>
      <div>
        <div className="send-outcome" />
        <div className="send-network" role="status" tabIndex={-1} data-network="there" />
      </div>
      <SendOutcomes words={words} phone={phone} />
    </div>
  );
}
