import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import { ClosingSection } from '#site/layout/closing-section.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import type { HomeContent } from './read-home.ts';

export function ClosingCall({
  section,
  phone,
}: {
  section: HomeContent['closing'];
  phone: Company['emergencyPhone'];
}) {
  return (
    <ClosingSection device="50" section={section}>
      <div className="action-row rail-end">
        <ButtonLink size="lg" href={`tel:${phone.number}`}>
          <Icon name="phone" />
          {phone.display}
        </ButtonLink>
        {section.actions.map(({ label, page }) => (
          <ButtonLink key={page} size="lg" variant="outline" href={routes[page]}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </ClosingSection>
  );
}
