import { lazy, Suspense } from 'react';
import type { Company } from '#contract/company.ts';
import { formHooks } from '#contract/form-hooks.ts';
import {
  honeypotField,
  inquiryFields,
  startedField,
  submissionField,
} from '#contract/inquiry-form.ts';
import { TextWithPhone } from '#ui/blocks/text-with-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { NoticeVariant } from '#ui/controls/notice.tsx';
import { ByKind } from './by-kind.tsx';
import { ContactField } from './contact-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { NetworkNotice } from './network-notice.tsx';
import type { FormWords } from './read-contact.ts';
import { SendOutcome } from './send-outcome.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';
import { useSending } from './use-sending.ts';
import '#ui/controls/field.css';
import './inquiry-form.css';

// In a chunk of its own: the form works before it comes, and without it.
const loadNotices = () => import('#ui/controls/notices.tsx').catch(() => undefined);
const Notices = lazy(async () => ({ default: (await loadNotices())?.default ?? (() => null) }));

const variants = {
  success: 'ok',
  failure: 'destructive',
  offline: 'default',
} as const satisfies Record<string, NoticeVariant>;

interface FormProps {
  words: FormWords;
  phone: Company['phone'];
}

/**
 * The contact form. Before its script arrives it is a plain form that the service answers with
 * pages; the script sends it in place, says what came of it, and keeps what was typed until it
 * is sent.
 */
export function InquiryForm({ words, phone, endpoint }: FormProps & { endpoint: string }) {
  const sending = useSending(endpoint, async (what, kind) => {
    const { title, text } = outcomeWords(words, what, kind);
    const notices = await loadNotices();
    // A phone has room for it once: beside the button, where it is brought into view.
    if (what === 'success' && matchMedia('(width < 37.5rem)').matches) notices?.clearNotices();
    else notices?.showNotice(variants[what], title, <TextWithPhone text={text} phone={phone} />);
  });
  const { formProps, summary, errors, isReady } = useInquiryForm(sending);

  return (
    <>
      <ErrorSummary ref={summary} heading={words.errorHeading} errors={errors} />
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
        {...formProps}
        className="inquiry-form"
        {...{ [formHooks.form]: true }}
        method="post"
        action={endpoint}
        encType="multipart/form-data"
      >
        {inquiryFields.map((name) => (
          <ContactField
            key={name}
            name={name}
            words={words.fields[name]}
            workWords={words.work.fields[name]}
            error={errors[name]}
          />
        ))}
        {/* What is sent along and no person fills in. */}
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
        <p className="field-note">
          <ByKind job={words.privacy} work={words.work.privacy} />
        </p>
        <Send words={words} phone={phone} sending={sending} />
      </form>
      {isReady ? (
        <Suspense>
          <Notices />
        </Suspense>
      ) : null}
    </>
  );
}

/** The title and text of an outcome; applicants get their own words for success. */
function outcomeWords(words: FormWords, what: keyof typeof variants, kind: string) {
  return what === 'success' && kind === 'work' ? words.work.success : words[what];
}

/** The button, and beside it what came of pressing it. */
function Send({ words, phone, sending }: FormProps & { sending: ReturnType<typeof useSending> }) {
  const { networkNotice, network, isSubmitting, outcome, kind, reference } = sending;
  const idleLabel = network === 'back' ? words.sendNow : words.submit;
  return (
    <div className="inquiry-send">
      {/* Not really disabled: a button that is loses the focus, and the keyboard its place. */}
      <Button
        type="submit"
        size="lg"
        aria-disabled={isSubmitting || undefined}
        className={isSubmitting ? 'button-busy' : ''}
      >
        {isSubmitting ? words.submitting : idleLabel}
      </Button>
      {outcome ? (
        <SendOutcome
          variant={variants[outcome]}
          words={outcomeWords(words, outcome, kind)}
          phone={phone}
          reference={reference}
        />
      ) : null}
      <NetworkNotice
        ref={networkNotice}
        network={outcome ? 'there' : network}
        words={words}
        phone={phone}
      />
    </div>
  );
}
