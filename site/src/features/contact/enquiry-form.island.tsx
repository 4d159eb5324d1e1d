import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import {
  type enquiryFields,
  enquiryLimits,
  type FieldErrors,
  honeypotField,
  startedField,
  submissionField,
} from '#contract/enquiry-form.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { clearDraft, restoreDraft, saveDraft } from './enquiry-draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { findBrowserErrors } from './find-browser-errors.ts';
import type { FormWords } from './form-words.ts';
import { NetworkNotice } from './network-notice.tsx';
import { sendEnquiry } from './send-enquiry.ts';
import { useNetwork } from './use-network.ts';

// In a chunk of its own: nobody waits for it before they can type.
const Notices = lazy(() => import('#ui/notices.tsx'));

/**
 * The contact form. Before its script arrives it is a plain form that the service answers with
 * pages; the script sends it in place, says what came of it, and keeps what was typed until it
 * is sent.
 */
export function EnquiryForm({ words, endpoint }: { words: FormWords; endpoint: string }) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [isReady, setReady] = useState(false);
  const [network, settleNetwork] = useNetwork();
  const [heldBack, setHeldBack] = useState(0);

  useEffect(() => {
    if (form.current) restoreDraft(form.current, new URLSearchParams(location.search));
    setReady(true);
  }, []);

  function refuse(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findBrowserErrors(event.currentTarget);
    // The browser says `invalid` once for every field; the first one already found them all.
    if (JSON.stringify(found) === JSON.stringify(errors)) return;
    setErrors(found);
    requestAnimationFrame(() => summary.current?.focus());
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const sent = event.currentTarget;
    setErrors({});
    if (network === 'away') {
      setHeldBack(heldBack + 1);
      return;
    }
    setSubmitting(true);
    const isKept = await sendEnquiry(endpoint, new FormData(sent));
    setSubmitting(false);
    const { showNotice } = await import('#ui/notices.tsx');
    showNotice(isKept ? 'ok' : 'destructive', isKept ? words.success : words.failure);
    if (isKept) {
      clearDraft(sent);
      settleNetwork();
    }
  }

  const field = (name: (typeof enquiryFields)[number]) => ({
    name,
    ...words.fields[name],
    maxLength: enquiryLimits[name],
    error: errors[name],
  });

  return (
    <>
      <ErrorSummary ref={summary} heading={words.errorHeading} errors={errors} />
      <div className="notice notice-destructive mb-6" data-form-notice hidden role="alert">
        <p className="notice-title" data-notice-title />
        <p data-notice-text />
      </div>
      <form
        ref={form}
        className="enquiry-form"
        data-enquiry-form
        method="post"
        action={endpoint}
        encType="multipart/form-data"
        onSubmit={submit}
        onInvalid={refuse}
        onInput={(event) => saveDraft(event.currentTarget)}
      >
        <TextField {...field('name')} required pattern=".*\S.*" autoComplete="name" />
        <TextField {...field('phone')} type="tel" required pattern=".*\S.*" autoComplete="tel" />
        <TextField {...field('email')} type="email" required autoComplete="email" />
        <TextField {...field('location')} autoComplete="off" />
        <SelectField
          name="service"
          {...words.fields.service}
          error={errors.service}
          defaultValue=""
        >
          <option value="">{words.departments.none}</option>
          <option value="electrical">{words.departments.electrical}</option>
          <option value="automation">{words.departments.automation}</option>
        </SelectField>
        <TextAreaField {...field('message')} rows={6} className="control control-text" />
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
        <div className="enquiry-terms">
          <p className="field-note">{words.privacy}</p>
          <NetworkNotice network={network} words={words} heldBack={heldBack} />
        </div>
        <Button
          type="submit"
          size="lg"
          disabled={isSubmitting}
          aria-busy={isSubmitting}
          className={isSubmitting ? 'button-busy' : ''}
        >
          {isSubmitting ? words.submitting : network === 'back' ? words.sendNow : words.submit}
        </Button>
      </form>
      {isReady ? (
        <Suspense>
          <Notices />
        </Suspense>
      ) : null}
    </>
  );
}
