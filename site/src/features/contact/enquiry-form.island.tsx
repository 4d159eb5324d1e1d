import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Company } from '#contract/company.ts';
import {
  type EnquiryField,
  enquiryLimits,
  type FieldErrors,
  fieldPatterns,
  honeypotField,
  startedField,
  submissionField,
} from '#contract/enquiry-form.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import type { NoticeVariant } from '#ui/notice.tsx';
import { clearDraft, readForSending, restoreDraft, saveDraft } from './enquiry-draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { findBrowserErrors } from './find-browser-errors.ts';
import type { FormWords } from './form-words.ts';
import { NetworkNotice } from './network-notice.tsx';
import { sendEnquiry } from './send-enquiry.ts';
import { SendOutcome } from './send-outcome.tsx';
import { TextWithPhone } from './text-with-phone.tsx';
import { turnTo } from './turn-to.ts';
import { useNetwork } from './use-network.ts';

// In a chunk of its own: nobody waits for it before they can type, and the form works without.
const loadNotices = () => import('#ui/notices.tsx').catch(() => undefined);
const Notices = lazy(async () => ({ default: (await loadNotices())?.default ?? (() => null) }));

const variants = {
  success: 'ok',
  failure: 'destructive',
  offline: 'default',
} as const satisfies Record<string, NoticeVariant>;

/**
 * The contact form. Before its script arrives it is a plain form that the service answers with
 * pages; the script sends it in place, says what came of it, and keeps what was typed until it
 * is sent.
 */
export function EnquiryForm({
  words,
  phone,
  endpoint,
}: {
  words: FormWords;
  phone: Company['phone'];
  endpoint: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const networkNotice = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<'success' | 'failure'>();
  const [isReady, setReady] = useState(false);
  const [network, settleNetwork] = useNetwork();

  useEffect(() => {
    if (form.current) restoreDraft(form.current, new URLSearchParams(location.search));
    setReady(true);
  }, []);

  // What has become of the network since is newer than why sending failed.
  useEffect(() => {
    if (network !== 'there') setOutcome((now) => (now === 'success' ? now : undefined));
  }, [network]);

  // The browser says `invalid` once for every field; each time all are found.
  function refuse(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setErrors(findBrowserErrors(event.currentTarget));
    requestAnimationFrame(() => summary.current?.focus());
  }

  function follow({ currentTarget: typed }: FormEvent<HTMLFormElement>) {
    saveDraft(typed);
    setOutcome(undefined);
    if (Object.keys(errors).length === 0) return;
    setErrors(keepComplaints(errors, findBrowserErrors(typed)));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const sent = event.currentTarget;
    setErrors({});
    setOutcome(undefined);
    if (network === 'away') {
      requestAnimationFrame(() => networkNotice.current && turnTo(networkNotice.current));
      showNotice('offline');
      return;
    }
    setSubmitting(true);
    const isKept = await sendEnquiry(endpoint, readForSending(sent));
    setSubmitting(false);
    if (isKept) {
      clearDraft(sent);
      settleNetwork();
    }
    setOutcome(isKept ? 'success' : 'failure');
    showNotice(isKept ? 'success' : 'failure');
  }

  async function showNotice(of: keyof typeof variants) {
    const { title, text } = words[of];
    const notices = await loadNotices();
    notices?.showNotice(variants[of], title, <TextWithPhone text={text} phone={phone} />);
  }

  const field = (name: EnquiryField) => ({
    name,
    ...words.fields[name],
    maxLength: enquiryLimits[name],
    error: errors[name],
  });
  const required = (name: keyof typeof fieldPatterns) => ({
    ...field(name),
    required: true,
    pattern: fieldPatterns[name],
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
        onInput={follow}
      >
        <TextField {...required('name')} autoComplete="name" />
        <TextField {...required('phone')} type="tel" autoComplete="tel" />
        <TextField {...required('email')} type="email" autoComplete="email" />
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
        <p className="field-note">{words.privacy}</p>
        <div className="enquiry-send" data-later-classes="notice-ok phone-inline button-busy">
          {/* Not really disabled: a button that is loses the focus, and the keyboard its place. */}
          <Button
            type="submit"
            size="lg"
            aria-disabled={isSubmitting || undefined}
            className={isSubmitting ? 'button-busy' : ''}
          >
            {isSubmitting ? words.submitting : network === 'back' ? words.sendNow : words.submit}
          </Button>
          {outcome ? (
            <SendOutcome variant={variants[outcome]} words={words[outcome]} phone={phone} />
          ) : null}
          <NetworkNotice
            ref={networkNotice}
            network={outcome ? 'there' : network}
            words={words}
            phone={phone}
          />
        </div>
      </form>
      {isReady ? (
        <Suspense>
          <Notices />
        </Suspense>
      ) : null}
    </>
  );
}

/** Of the fields that were complained of, those that are still wrong; no others while one types. */
function keepComplaints(said: FieldErrors, found: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(said).filter(([field]) => found[field as EnquiryField]));
}
