import type { Company } from '#contract/company.ts';
import { Notice, type NoticeVariant } from '#ui/controls/notice.tsx';
import { phoneLink, TextWithLinks } from '#ui/sections/text-with-links.tsx';
import type { FormWords } from './read-contact.ts';

/** Submission outcomes and network states that have a notice. */
export type OutcomeName = 'success' | 'work-success' | 'failure' | 'offline' | 'back';

interface Outcome {
  name: OutcomeName;
  variant: NoticeVariant;
  words: { title: string; text: string };
  /** Whether the script can add the reason of the outcome. */
  hasReason?: true;
}

/**
 * All notices that the script can show, each in a separate `template`. A success is only shown in the corner of the page,
 * because the receipt takes the place of the form.
 */
export function SendOutcomes({ words, phone }: { words: FormWords; phone: Company['phone'] }) {
  const outcomes: Outcome[] = [
    { name: 'success', variant: 'ok', words: words.success },
    { name: 'work-success', variant: 'ok', words: words.work.success },
    { name: 'failure', variant: 'destructive', words: words.failure, hasReason: true },
    { name: 'offline', variant: 'default', words: words.offline },
    { name: 'back', variant: 'ok', words: words.back },
  ];
  return outcomes.map((outcome) => (
    <template key={outcome.name} data-outcome={outcome.name}>
      <OutcomeNotice {...outcome} phone={phone} />
    </template>
  ));
}

function OutcomeNotice({
  name,
  variant,
  words,
  hasReason,
  phone,
}: Outcome & { phone: Company['phone'] }) {
  const isNetworkState = name === 'offline' || name === 'back';
  // The live region around the network notices receives focus, so these notices need no focusable group of their own.
  const group = isNetworkState
    ? {}
    : {
        'data-send-outcome': true,
        role: 'group',
        'aria-labelledby': `${name}-title`,
        'aria-describedby': `${name}-text`,
        tabIndex: -1,
      };
  return (
    <Notice variant={variant} {...group}>
      <p id={`${name}-title`} className="notice-title">
        {words.title}
      </p>
      <div id={`${name}-text`}>
        {hasReason ? <p data-reason-line /> : null}
        <p className="notice-text">
          <TextWithLinks text={words.text} links={[phoneLink(phone)]} />
        </p>
      </div>
    </Notice>
  );
}
