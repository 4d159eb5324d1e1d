import { type InquiryField, inquiryFields } from '#contract/inquiry-form.ts';
import { referenceHooks } from '#contract/reference.ts';
import { Steps } from '#site/blocks/steps.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Panel } from '#ui/sections/panel.tsx';
import { ByKind } from './by-kind.tsx';
import type { ContactContent, FormWords } from './read-contact.ts';
import '#ui/sections/fact-table.css';
import './receipt.css';

type ThankYouWords = ContactContent['thankYou'];

/**
 * Receipt that takes the place of the form after a message is sent: the reference, what was written, and who answers and
 * when. `show-receipt.ts` inserts a copy and fills it in. Without scripts, the thank-you page shows the same reference
 * and the same steps.
 */
export function ReceiptTemplate({
  words,
  thankYou,
}: {
  words: FormWords;
  thankYou: ThankYouWords;
}) {
  const { heading, written } = words.receipt;
  return (
    <template data-receipt-template>
      <div className="receipt">
        <h2
          id="receipt-heading"
          className="type-section-title"
          aria-describedby="receipt-reference"
          tabIndex={-1}
        >
          {heading}
        </h2>
        <div id="receipt-reference">
          <Reference {...thankYou.reference} />
        </div>
        <section className="receipt-part" aria-labelledby="receipt-written">
          <h2 id="receipt-written" className="type-card-title">
            {written}
          </h2>
          <dl className="fact-table">
            {inquiryFields.map((name) => (
              <div key={name} data-written={name}>
                <dt>
                  <WrittenLabel words={words} name={name} />
                </dt>
                <dd />
              </div>
            ))}
          </dl>
        </section>
        <section className="receipt-part" aria-labelledby="receipt-next">
          <h2 id="receipt-next" className="type-card-title">
            {thankYou.next.heading}
          </h2>
          <NextSteps thankYou={thankYou} />
        </section>
        <Button variant="outline" className="screen-only" data-write-another>
          {words.another}
        </Button>
      </div>
    </template>
  );
}

/** Label of a field, as above the field in the form. */
function WrittenLabel({ words, name }: { words: FormWords; name: InquiryField }) {
  return <ByKind customer={words.fields[name].label} applicant={words.work.fields[name]?.label} />;
}

/** Hidden until the page's script or the service fills in the reference of the inquiry. */
export function Reference({ label, text }: ThankYouWords['reference']) {
  return (
    <Panel small className="reference-block" {...{ [referenceHooks.line]: true }} hidden>
      <p className="title-block-label">{label}</p>
      <p className="reference" {...{ [referenceHooks.code]: true }} />
      <p className="type-small text-ink-2">{text}</p>
    </Panel>
  );
}

/** Who answers and when, for customers or for job applicants. */
export function NextSteps({ thankYou }: { thankYou: ThankYouWords }) {
  return (
    <>
      <div className="for-customers">
        <Steps steps={thankYou.next.steps} />
      </div>
      <div className="for-applicants">
        <Steps steps={thankYou.work.steps} />
      </div>
    </>
  );
}
