import type { Company } from '#contract/company.ts';
import { TextWithPhone } from '#ui/blocks/text-with-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Notice, type NoticeVariant } from '#ui/controls/notice.tsx';
import type { FormWords } from './read-contact.ts';
import './reference.css';

/** Outcomes of sending, and states of the network, that have a text. */
export type OutcomeName = 'success' | 'work-success' | 'failure' | 'offline' | 'back';

interface Outcome {
  name: OutcomeName;
  variant: NoticeVariant;
  words: { title: string; text: string; reference?: string };
  /** What the button back to an empty form says; on outcomes that replace the form. */
  another?: string;
}

/** Every text that the script can show beside the button, each in a `template` of its own. */
export function SendOutcomes({ words, phone }: { words: FormWords; phone: Company['phone'] }) {
  const outcomes: Outcome[] = [
    { name: 'success', variant: 'ok', words: words.success, another: words.another },
    {
      name: 'work-success',
      variant: 'ok',
      words: words.work.success,
      another: words.another,
    },
    { name: 'failure', variant: 'destructive', words: words.failure },
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
  another,
  phone,
}: Outcome & { phone: Company['phone'] }) {
  const isOfNetwork = name === 'offline' || name === 'back';
  // The network's notice is inside a live region, which receives the focus itself.
  const group = isOfNetwork
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
        <p className="notice-text">
          <TextWithPhone text={words.text} phone={phone} />
        </p>
        {words.reference ? <ReferenceLine text={words.reference} /> : null}
      </div>
      {another ? (
        <Button variant="outline" data-write-another>
          {another}
        </Button>
      ) : null}
    </Notice>
  );
}

/** The script writes the reference, or removes the line where there is none. */
function ReferenceLine({ text }: { text: string }) {
  const [before, after] = text.split('{reference}');
  return (
    <p data-reference-line>
      {before}
      <b className="reference" />
      {after}
    </p>
  );
}
