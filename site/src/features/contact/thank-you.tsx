import type { Company } from '#contract/company.ts';
import { referenceHooks } from '#contract/reference.ts';
import { routes } from '#contract/routes.ts';
import { Foreland } from '#site/blocks/foreland.tsx';
import { Steps } from '#site/blocks/steps.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import { SectionHeading, SectionTag } from '#ui/sections/section.tsx';
import { phoneLink, TextWithLinks } from '#ui/sections/text-with-links.tsx';
import { ByKind } from './by-kind.tsx';
import { PapersByMail } from './papers-by-mail.tsx';
import type { ContactContent } from './read-contact.ts';
import '#ui/sections/page-hero.css';
import './reference.css';

/** Page shown without scripts after an inquiry was stored. The drawing shows a closed breaker. */
export function ThankYou({
  contact,
  company,
}: {
  contact: Pick<ContactContent, 'thankYou' | 'drawings' | 'papers'>;
  company: Pick<Company, 'phone' | 'email'>;
}) {
  const { label, heading, text, reference, next, work, actions } = contact.thankYou;
  const links = [phoneLink(company.phone)];
  return (
    <>
      <section className="sky scene page-hero" aria-labelledby="thank-you-heading">
        <div className="wrap page-hero-words">
          <SectionTag>{label}</SectionTag>
          <h1 id="thank-you-heading" className="type-page-title">
            <ByKind customer={heading} applicant={work.heading} />
          </h1>
          <p className="type-lead text-ink-2">
            <ByKind
              customer={<TextWithLinks text={text} links={links} />}
              applicant={<TextWithLinks text={work.text} links={links} />}
            />
          </p>
          <Reference {...reference} />
          <p className="text-ink-2">
            <PapersByMail contact={contact} company={company} />
          </p>
          <div className="action-row">
            <HeroActions
              buttons={actions.map(({ label: action, page }) => ({
                label: action,
                href: routes[page],
              }))}
            />
          </div>
        </div>
        <Foreland name="breaker" />
      </section>
      <section className="wrap rhythm index-cards grid section-gap" aria-labelledby="next-heading">
        <SectionHeading section={next} id="next-heading" tapped={false} />
        <div className="for-customers">
          <Steps steps={next.steps} />
        </div>
        <div className="for-applicants">
          <Steps steps={work.steps} />
        </div>
      </section>
    </>
  );
}

/** Hidden until the service fills in the reference of the inquiry. */
function Reference({ label, text }: ContactContent['thankYou']['reference']) {
  return (
    <div className="reference-block" {...{ [referenceHooks.line]: true }} hidden>
      <p className="title-block-label">{label}</p>
      <p className="reference" {...{ [referenceHooks.code]: true }} />
      <p className="type-small text-ink-2">{text}</p>
    </div>
  );
}
