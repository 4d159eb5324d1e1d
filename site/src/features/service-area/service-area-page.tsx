import { RoadForeland } from '#site/blocks/foreland.tsx';
import { PageHero } from '#site/blocks/page-hero.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { Accordion } from '#ui/controls/accordion.tsx';
import { PhoneFold } from '#ui/controls/phone-fold.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import { LinkList } from '#ui/sections/link-list.tsx';
import { Section } from '#ui/sections/section.tsx';
import { TitledList } from '#ui/sections/titled-list.tsx';
import { Dispatch } from './dispatch.tsx';
import type { readServiceAreaPage } from './read-service-area.ts';
import { TownCard } from './town-card.tsx';
import './service-area.css';

/** Service area page: dispatch map, reasons to hire the company, towns, facility types, services and questions. */
export function ServiceAreaPage({
  page,
}: {
  page: Awaited<ReturnType<typeof readServiceAreaPage>>;
}) {
  const { heading, lead, buttons, mapLabel, dispatch, fit, towns, faqs } = page;
  return (
    <>
      <PageHero
        land={<RoadForeland bases={page.bases} />}
        breadcrumb={breadcrumbs.serviceArea}
        heading={heading}
        lead={lead}
        actions={<HeroActions buttons={buttons} />}
      />
      <div className="rail index-cards">
        <Dispatch
          words={dispatch}
          mapLabel={mapLabel}
          map={page.dispatchMap}
          places={page.dispatchPlaces}
        />
      </div>
      <Section id="fit" label="Why we fit" heading={fit.heading}>
        <TitledList items={fit.points} />
      </Section>
      <Section id="towns" label="Towns" heading={towns.heading} intro={towns.intro}>
        {towns.groups.map((group) => (
          <div key={group.heading} className="town-group">
            <h3 className="type-card-title heard-on-phones">{group.heading}</h3>
            <ul
              role="list"
              className={group.columns === 3 ? 'town-cards town-cards-three' : 'town-cards'}
            >
              {group.towns.map((town) => (
                <TownCard key={town.id} town={town} />
              ))}
            </ul>
          </div>
        ))}
      </Section>
      <PhoneFold summary={page.fold}>
        {page.facilityTypes ? (
          <Section id="facility-types" label="Facilities" heading={page.facilityTypes.heading}>
            <LinkList links={page.facilityCards} />
          </Section>
        ) : null}
        <Section id="services" label="Services" heading={page.services.heading}>
          <LinkList links={page.serviceCards} />
        </Section>
      </PhoneFold>
      <Section id="questions" label="Questions" heading={faqs.heading} beside>
        <Accordion name="questions" items={faqs.items} />
      </Section>
    </>
  );
}
