import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import { ClosingSection } from '#site/blocks/closing-section.tsx';
import { FieldFormsLine } from '#site/blocks/sheets/field-forms-line.tsx';
import { Steps } from '#site/blocks/steps.tsx';
import { formatPosition } from '#site/layout/footer.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import { SectionHeading } from '#ui/sections/section.tsx';
import { Experience } from './experience.tsx';
import { FacilityElevations } from './facility-elevations.tsx';
import { Hero } from './hero.tsx';
import { ProjectCards } from './project-cards.tsx';
import type { HomeContent } from './read-home.ts';
import { ServiceArea } from './service-area.tsx';
import { ServiceCubicles } from './service-cubicles.tsx';
import './home.css';

export function Home({ home, company }: { home: HomeContent; company: Company }) {
  const { emergencyPhone: phone } = company;
  const buttons = [
    { label: phone.display, href: `tel:${phone.number}` },
    ...home.closing.actions.map(({ label, page }) => ({ label, href: routes[page] })),
  ];
  return (
    <>
      <Hero hero={home.hero} phone={phone} />
      <div className="below-grade">
        <p className="wrap positions flex flex-wrap type-mono text-ink-2">
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
        <SectionHeading section={home.process} id="process-heading" />
        <Steps steps={home.process.steps} />
        {home.fieldForms ? <FieldFormsLine line={home.fieldForms} /> : null}
      </section>
      {home.facilityTypes ? <FacilityElevations section={home.facilityTypes} /> : null}
      {home.projects ? <ProjectCards section={home.projects} /> : null}
      <ServiceArea section={home.serviceArea} />
      <ClosingSection section={home.closing}>
        <div className="action-row rail-end">
          <HeroActions buttons={buttons} />
        </div>
      </ClosingSection>
    </>
  );
}
