import type { Company } from '#contract/company.ts';
import { ClosingCall } from './closing-call.tsx';
import { Experience } from './experience.tsx';
import { FacilityElevations } from './facility-elevations.tsx';
import { Hero } from './hero.tsx';
import { Positions } from './positions.tsx';
import { Process } from './process.tsx';
import { ProjectSheets } from './project-sheets.tsx';
import type { HomeContent } from './read-home.ts';
import { ServiceArea } from './service-area.tsx';
import { ServiceCubicles } from './service-cubicles.tsx';
import './below-grade.css';

/** The home page, top to bottom. */
export function Home({ home, company }: { home: HomeContent; company: Company }) {
  return (
    <>
      <Hero hero={home.hero} />
      <div className="below-grade">
        <Positions bases={company.bases} />
        <ServiceCubicles section={home.services} />
      </div>
      <Experience section={home.experience} />
      <Process section={home.process} />
      <FacilityElevations section={home.facilityTypes} />
      <ProjectSheets section={home.projects} />
      <ServiceArea section={home.serviceArea} />
      <ClosingCall section={home.closing} phone={company.emergencyPhone} />
    </>
  );
}
