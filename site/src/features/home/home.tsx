import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import { ClosingSection } from '#site/layout/closing-section.tsx';
import { formatPosition } from '#site/layout/footer.tsx';
import { Steps } from '#site/layout/steps.tsx';
import { SectionHeading } from '#ui/blocks/section-heading.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { Experience } from './experience.tsx';
import { FacilityElevations } from './facility-elevations.tsx';
import { Hero } from './hero.tsx';
import { ProjectSheets } from './project-sheets.tsx';
import type { HomeContent } from './read-home.ts';
import { ServiceArea } from './service-area.tsx';
import { ServiceCubicles } from './service-cubicles.tsx';
import './home.css';

export function Home({ home, company }: { home: HomeContent; company: Company }) {
  const { emergencyPhone: phone } = company;
  return (
    <>
      <Hero hero={home.hero} />
      <div className="below-grade">
        <p className="wrap positions type-mono">
          {company.bases.map((base) => (
            <span key={base.city}>
              {`${base.city}, ${base.stateCode}  ${formatPosition(base.position)}`}
            </span>
          ))}
        </p>
        <ServiceCubicles section={home.services} />
      </div>
      <Experience section={home.experience} />
      <section
        className="wrap rhythm rail grid section-gap keep-together"
        aria-labelledby="process-heading"
      >
        <SectionHeading device="34" section={home.process} id="process-heading" />
        <Steps steps={home.process.steps} />
      </section>
      <FacilityElevations section={home.facilityTypes} />
      <ProjectSheets section={home.projects} />
      <ServiceArea section={home.serviceArea} />
      <ClosingSection device="50" section={home.closing}>
        <div className="action-row rail-end">
          <ButtonLink size="lg" href={`tel:${phone.number}`}>
            <Icon name="phone" />
            {phone.display}
          </ButtonLink>
          {home.closing.actions.map(({ label, page }) => (
            <ButtonLink key={page} size="lg" variant="outline" href={routes[page]}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </ClosingSection>
    </>
  );
}
