import type { Company } from '#contract/company.ts';
import { Drawing } from '#illustrations/drawing.tsx';
import { joinViewBox } from '#illustrations/landscapes/join-landscape.tsx';
import { routes } from '#site/routes.ts';
import type { Navigation } from '#site/schemas/navigation.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SectionTag } from '#ui/section-tag.tsx';

/** Ends most pages: who we look for, how to apply, and the telephone. */
export function JoinBand({
  band,
  phone,
}: {
  band: Navigation['joinBand'];
  phone: Company['phone'];
}) {
  return (
    <section className="join-band dusk scene wrap" aria-labelledby="join-heading">
      <Drawing
        sprite="join"
        name="landscape"
        viewBox={joinViewBox}
        className="landscape join-landscape"
      />
      <div className="join-words">
        <SectionTag device="25">{band.label}</SectionTag>
        <h2 id="join-heading" className="type-section-title">
          {band.heading}
        </h2>
        <p className="type-lead text-ink-2">{band.text}</p>
        <div className="action-row rail-end">
          <ButtonLink size="lg" href={routes.contactForm}>
            {band.action}
            <Icon name="arrow" className="arrow" />
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={`tel:${phone.number}`}>
            <Icon name="phone" />
            {phone.display}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
