import type { Company } from '#contract/company.ts';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SectionTag } from '#ui/section-tag.tsx';
import type { ContactContent } from './contact-facts.tsx';
import { TextWithPhone } from './text-with-phone.tsx';

/** What a visitor without script sees after an enquiry was kept. */
export function ThankYou({
  thankYou,
  phone,
}: {
  thankYou: ContactContent['thankYou'];
  phone: Company['phone'];
}) {
  return (
    <section className="wrap thank-you" aria-labelledby="thank-you-heading">
      <SectionTag device="16">{thankYou.label}</SectionTag>
      <h1 id="thank-you-heading" className="type-page-title">
        {thankYou.heading}
      </h1>
      <p className="type-lead text-ink-2">
        <TextWithPhone text={thankYou.text} phone={phone} />
      </p>
      <div className="action-row">
        {thankYou.actions.map(({ label, page }, index) => (
          <ButtonLink
            key={page}
            size="lg"
            variant={index === 0 ? 'default' : 'outline'}
            href={routes[page]}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
