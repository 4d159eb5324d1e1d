import { typeset } from '#schemas/prose/typeset.ts';
import { DioramaOneLine } from '#site/blocks/diorama-one-line.tsx';
import { IllustratedLinks } from '#site/blocks/illustrated-links.tsx';
import { JobCards } from '#site/blocks/job-cards.tsx';
import { PagePicture } from '#site/blocks/page-picture.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { Accordion } from '#ui/controls/accordion.tsx';
import { DioramaHero } from '#ui/diorama/diorama-hero.tsx';
import { PhotoRow } from '#ui/pictures/photo-figure.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import { Section } from '#ui/sections/section.tsx';
import { TitledList } from '#ui/sections/titled-list.tsx';
import type { readFacilityTypePage, readFacilityTypesPage } from './read-facility-types.ts';

interface FacilityTypePageProps {
  facility: Awaited<ReturnType<typeof readFacilityTypePage>>;
  /**
   * Content of the page that lists all facility types: the shared section headings and the number of facility types.
   */
  page: Awaited<ReturnType<typeof readFacilityTypesPage>>;
}

/** Page of a facility type: a diorama above its one-line diagram, then scope of work, standards and outcomes. */
export function FacilityTypePage({ facility, page }: FacilityTypePageProps) {
  const { id, scene = id, title, hero, scope, compliance, outcomes } = facility;
  const { services, projects, faqs } = facility;
  const { labels, headings, facilityTypes } = page;
  return (
    <>
      <DioramaHero
        breadcrumb={breadcrumbs.facilityType(title)}
        heading={hero.heading}
        lead={hero.lead}
        actions={<HeroActions buttons={facility.buttons} />}
        picture={facility.heroPicture}
        placesLabel={labels.scope}
        oneLine={<DioramaOneLine scene={scene} picture={facility.heroPicture} />}
        titleBlock={[
          ['Facility', title],
          [typeset('One-line'), 'Typical'],
          ['Sheet', `F-${facility.order} of ${facilityTypes.length}`],
        ]}
      />
      <Section id="scope" label={labels.scope} heading={scope.heading}>
        <TitledList items={scope.items} />
      </Section>
      <PagePicture picture={facility.picture} />
      <PhotoRow photos={facility.photosBeside} />
      <Section
        id="compliance"
        label={labels.compliance}
        heading={headings.compliance}
        intro={compliance.text}
      >
        <TitledList items={compliance.standards} short />
      </Section>
      <Section id="outcomes" label={labels.outcomes} heading={headings.outcomes}>
        <TitledList items={outcomes} />
      </Section>
      {services.length > 0 ? (
        <Section id="services" label={labels.services} heading={headings.services}>
          <IllustratedLinks links={services} />
        </Section>
      ) : null}
      {projects.length > 0 ? (
        <Section id="projects" label={labels.projects} heading={headings.projects}>
          <IllustratedLinks links={projects} />
        </Section>
      ) : null}
      <JobCards cards={facility.jobCards} />
      <Section id="questions" label={labels.faqs} heading={headings.faqs}>
        <Accordion name="questions" items={faqs} />
      </Section>
    </>
  );
}
