import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { EnquiryField, FieldErrors } from '#contract/enquiry-form.ts';
import { clearDraft, readForSending, restoreDraft, saveDraft } from './enquiry-draft.ts';
import { findBrowserErrors } from './find-browser-errors.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { turnTo } from './turn-to.ts';
import { useNetwork } from './use-network.ts';

/** What came of sending. */
export type Outcome = 'success' | 'failure';

/**
 * The form's life: what is wrong with it, whether it is on its way, what came of that.
 *
 * @param tell says in the corner what came of sending, or that there is no network to send by.
 */
export function useEnquiryForm(endpoint: string, tell: (what: Outcome | 'offline') => void) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const networkNotice = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [network, settleNetwork] = useNetwork();

  useEffect(() => {
    if (form.current) restoreDraft(form.current, new URLSearchParams(location.search));
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
    setErrors({});
    setOutcome(undefined);
    if (network !== 'away') return send(event.currentTarget);
    requestAnimationFrame(() => networkNotice.current && turnTo(networkNotice.current));
    tell('offline');
  }

  async function send(sent: HTMLFormElement) {
    setSubmitting(true);
    const isKept = await sendEnquiry(endpoint, readForSending(sent));
    setSubmitting(false);
    if (isKept) {
      clearDraft(sent);
      settleNetwork();
    }
    const came = isKept ? 'success' : 'failure';
    setOutcome(came);
    tell(came);
  }

  return {
    /** Handlers and reference of the form itself. */
    formProps: { ref: form, onSubmit: submit, onInvalid: refuse, onInput: follow },
    summary,
    networkNotice,
    errors,
    isSubmitting,
    outcome,
    network,
  };
}

/** Of the fields that were complained of, those that are still wrong; no others while one types. */
function keepComplaints(said: FieldErrors, found: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(said).filter(([field]) => found[field as EnquiryField]));
}
