import { facilityTypeRoute } from '#contract/routes.ts';
import { PageHero } from '#site/blocks/page-hero.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { Card } from '#ui/cards/card.tsx';
import { CardGrid } from '#ui/cards/card-grid.tsx';
import { ThemedPicture } from '#ui/pictures/themed-picture.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import { PlainList } from '#ui/sections/plain-list.tsx';
import type { readFacilityTypesPage } from './read-facility-types.ts';

// Display widths of the card pictures in the grid at each breakpoint.
const cardPlace = {
  sizes: '(width < 47.5625rem) 90vw, (width < 68.8125rem) 46vw, 26rem',
  width: 400,
  height: 300,
};

export function FacilityTypesPage({
  page,
}: {
  page: Awaited<ReturnType<typeof readFacilityTypesPage>>;
}) {
  const { heading, lead, buttons, headings, facilityTypes } = page;
  return (
    <>
      <PageHero
        land={page.landscape}
        breadcrumb={breadcrumbs.facilityTypes}
        heading={heading}
        lead={lead}
        actions={<HeroActions buttons={buttons} />}
      />
      <div className="wrap rhythm rail index-cards">
        <CardGrid count={facilityTypes.length} columns={3}>
          {facilityTypes.map(({ id, title, card, pictures }) => (
            <Card
              key={id}
              heading="h2"
              href={facilityTypeRoute(id)}
              title={title}
              picture={pictures && <ThemedPicture pictures={pictures} alt="" place={cardPlace} />}
              facts={<FacilityFacts card={card} headings={headings} />}
            />
          ))}
        </CardGrid>
      </div>
    </>
  );
}

type FacilityTypesContent = Awaited<ReturnType<typeof readFacilityTypesPage>>;

function FacilityFacts({
  card,
  headings,
}: {
  card: FacilityTypesContent['facilityTypes'][number]['card'];
  headings: FacilityTypesContent['headings'];
}) {
  return (
    <>
      <PlainList items={card.scope} className="type-small" />
      <dl className="grid gap-4 type-small">
        <div className="grid gap-1">
          <dt className="type-mono text-ink-2">{headings.compliance}</dt>
          <dd>{card.compliance}</dd>
        </div>
        <div className="grid gap-1">
          <dt className="type-mono text-ink-2">{headings.outcomes}</dt>
          <dd>{card.outcomes}</dd>
        </div>
      </dl>
    </>
  );
}
