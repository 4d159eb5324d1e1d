import type { Company } from '#contract/company.ts';
import { Drawing } from '#illustrations/drawing.tsx';
import { closingViewBox } from '#illustrations/landscapes/closing-landscape.tsx';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { HomeContent } from './home-content.ts';

/** The end of the line: the number that is answered, always at dusk. */
export function ClosingCall({
  section,
  phone,
}: {
  section: HomeContent['closing'];
  phone: Company['emergencyPhone'];
}) {
  return (
    <section className="sky closing-call dusk scene" aria-labelledby="closing-heading">
      <Drawing
        sprite="closing"
        name="landscape"
        viewBox={closingViewBox}
        className="landscape closing-landscape"
      />
      <div className="wrap grid gap-7 closing-words">
        <SectionHeading
          device="50"
          tapped={false}
          titleClass="type-closing-title"
          section={section}
          id="closing-heading"
        />
        <p className="type-lead text-ink-2 closing-lead">{section.text}</p>
        <div className="action-row rail-end">
          <ButtonLink size="lg" href={`tel:${phone.number}`}>
            <Icon name="phone" />
            {phone.display}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={routes[section.action.page]}>
            {section.action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
