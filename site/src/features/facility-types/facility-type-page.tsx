import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { DioramaOneLine } from '#site/drawings/diorama-one-line.tsx';
import { PagePicture } from '#site/drawings/page-picture.tsx';
import { ShownLinks } from '#site/drawings/shown-links.tsx';
import { HeroActions } from '#ui/blocks/hero-actions.tsx';
import { Section } from '#ui/blocks/section.tsx';
import { TitledList } from '#ui/blocks/titled-list.tsx';
import { Accordion } from '#ui/controls/accordion.tsx';
import { PhoneFold } from '#ui/controls/phone-fold.tsx';
import { DioramaHero } from '#ui/diorama/diorama-hero.tsx';
import { PhotoRow } from '#ui/pictures/photo-figure.tsx';
import type { readFacilityTypePage, readFacilityTypesPage } from './read-facility-types.ts';

interface FacilityTypePageProps {
  facility: Awaited<ReturnType<typeof readFacilityTypePage>>;
  /** What all facility pages call their sections, and how many there are. */
  page: Awaited<ReturnType<typeof readFacilityTypesPage>>;
}

/** One facility type: its diorama over its one-line, then what we do there and to which rules. */
export function FacilityTypePage({ facility, page }: FacilityTypePageProps) {
  const { id, scene = id, title, hero, diorama, photos, scope, compliance, outcomes } = facility;
  const { services, projects, faqs } = facility;
  const { labels, headings, facilityTypes } = page;
  return (
    <>
      <DioramaHero
        breadcrumb={breadcrumbs.facilityType(title)}
        heading={hero.heading}
        lead={hero.lead}
        actions={<HeroActions buttons={facility.buttons} />}
        diorama={diorama}
        photo={photos.instead}
        label={labels.scope}
        oneLine={
          <DioramaOneLine scene={scene} steps={photos.instead ? [] : (diorama?.path ?? [])} />
        }
        titleBlock={[
          ['Facility', title],
          ['One-line', 'Typical'],
          ['Sheet', `F-${facility.order} of ${facilityTypes.length}`],
        ]}
      />
      <Section id="scope" device="83" label={labels.scope} heading={scope.heading}>
        <TitledList items={scope.items} />
      </Section>
      <PagePicture picture={facility.picture} />
      <PhotoRow photos={photos.beside} />
      <PhoneFold summary={headings.compliance}>
        <Section
          id="compliance"
          device="86"
          label={labels.compliance}
          heading={headings.compliance}
          intro={compliance.text}
        >
          <TitledList items={compliance.standards} />
        </Section>
      </PhoneFold>
      <Section id="outcomes" device="87" label={labels.outcomes} heading={headings.outcomes}>
        <TitledList items={outcomes} />
      </Section>
      {services.length > 0 ? (
        <Section id="services" device="52" label={labels.services} heading={headings.services}>
          <ShownLinks links={services} />
        </Section>
      ) : null}
      {projects.length > 0 ? (
        <Section id="projects" device="77" label={labels.projects} heading={headings.projects}>
          <ShownLinks links={projects} />
        </Section>
      ) : null}
      <Section id="questions" device="43" label={labels.faqs} heading={headings.faqs}>
        <Accordion name="questions" items={faqs} />
      </Section>
    </>
  );
}
