import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import { Foreland } from '#site/blocks/foreland.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import { SectionHeading, SectionTag } from '#ui/sections/section.tsx';
import { phoneLink, TextWithLinks } from '#ui/sections/text-with-links.tsx';
import { ByKind } from './by-kind.tsx';
import { PapersByMail } from './papers-by-mail.tsx';
import type { ContactContent } from './read-contact.ts';
import { NextSteps, Reference } from './receipt.tsx';
import '#ui/sections/page-hero.css';

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
        <NextSteps thankYou={contact.thankYou} />
      </section>
    </>
  );
}
