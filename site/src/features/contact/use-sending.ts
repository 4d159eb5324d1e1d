import { useEffect, useRef, useState } from 'react';
import { inquiryPath, submissionField } from '#contract/inquiry-form.ts';
import { toReference } from '#contract/reference.ts';
import { clearDraft, readForSending } from './inquiry-draft.ts';
import { sendInquiry } from './send-inquiry.ts';
import { turnTo } from './turn-to.ts';
import { useNetwork } from './use-network.ts';

/** What came of sending. */
type Outcome = 'success' | 'failure';

/**
 * Sends the form: whether it is on its way, what came of that, and the network that it needs.
 *
 * @param tell says in the corner what came of sending, or that there is no network to send by.
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

  // What has become of the network since is newer than why sending failed.
  useEffect(() => {
    if (network !== 'there') setOutcome((now) => (now === 'success' ? now : undefined));
  }, [network]);

  async function send(form: HTMLFormElement) {
    const chosen = String(new FormData(form).get('kind'));
    setKind(chosen);
    if (network === 'away') {
      requestAnimationFrame(() => networkNotice.current && turnTo(networkNotice.current));
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

// Another service knows no reference, and a browser that made no submission none of ours.
function findReference(endpoint: string, body: FormData): string | undefined {
  const submission = body.get(submissionField);
  return endpoint === inquiryPath && submission ? toReference(String(submission)) : undefined;
}
