import { useEffect, useRef, useState } from 'react';
import { inquiryPath, submissionField } from '#contract/inquiry-form.ts';
import { toReference } from '#contract/reference.ts';
import { focusResult } from './focus-result.ts';
import { clearDraft, readForSending } from './inquiry-draft.ts';
import { useNetwork } from './use-network.ts';

type Outcome = 'success' | 'failure';

/** Milliseconds; longer than the service takes to refuse. */
const timeout = 30_000;

/**
 * Sends the form: its progress, its outcome, and the network.
 *
 * @param tell shows the outcome, or the missing network, as a notice in the corner.
 */
export function useSending(
  endpoint: string,
  tell: (what: Outcome | 'offline', kind: string) => void,
) {
  const networkNotice = useRef<HTMLDivElement>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [kind, setKind] = useState('');
  const [reference, setReference] = useState<string>();
  const [network, settleNetwork] = useNetwork();

  // A change of the network is newer than the failure.
  useEffect(() => {
    if (network !== 'there') setOutcome((now) => (now === 'success' ? now : undefined));
  }, [network]);

  async function send(form: HTMLFormElement) {
    const chosen = String(new FormData(form).get('kind'));
    setKind(chosen);
    if (network === 'away') {
      requestAnimationFrame(() => networkNotice.current && focusResult(networkNotice.current));
      tell('offline', chosen);
      return;
    }
    setSubmitting(true);
    const body = readForSending(form);
    const isKept = await sendInquiry(endpoint, body);
    setSubmitting(false);
    if (isKept) {
      clearDraft(form);
      settleNetwork();
    }
    const came = isKept ? 'success' : 'failure';
    setOutcome(came);
    setReference(findReference(endpoint, body));
    tell(came, chosen);
  }

  const forget = () => setOutcome(undefined);
  return { networkNotice, network, isSubmitting, outcome, kind, reference, send, forget };
}

// Another service has no reference, nor has a browser without submission ids.
function findReference(endpoint: string, body: FormData): string | undefined {
  const submission = body.get(submissionField);
  return endpoint === inquiryPath && submission ? toReference(String(submission)) : undefined;
}

/**
 * Posts the form. Only the status counts, so any service that takes a multipart post will do.
 *
 * @returns whether the inquiry was taken; why it was not is logged to the console.
 */
async function sendInquiry(endpoint: string, body: FormData): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return true;
    console.error(`The form was refused with status ${response.status}`);
  } catch (error) {
    console.error('The form could not be sent', error);
  }
  return false;
}
