import { facilityTypeRoute } from '#contract/routes.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { PageHero } from '#site/layout/page-hero.tsx';
import { CardWords } from '#ui/blocks/card.tsx';
import { HeroActions } from '#ui/blocks/hero-actions.tsx';
import { PlainList } from '#ui/blocks/plain-list.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { ThemedPicture } from '#ui/pictures/themed-picture.tsx';
import type { readFacilityTypesPage } from './read-facility-types.ts';
import './facility-types.css';

// Display widths of the card pictures in `.facility-index` at each breakpoint.
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
        land="field"
        breadcrumb={breadcrumbs.facilityTypes}
        heading={heading}
        lead={lead}
        actions={<HeroActions buttons={buttons} />}
      />
      <ul className="wrap rhythm rail index-cards facility-index">
        {facilityTypes.map(({ id, title, card, pictures }) => (
          <li key={id} className="card">
            {pictures ? <ThemedPicture pictures={pictures} alt="" place={cardPlace} /> : null}
            <div className="grid gap-3 content-start p-5">
              <div className="card-head">
                <CardWords heading="h2" href={facilityTypeRoute(id)} title={title} />
                <Icon name="arrow" className="arrow" />
              </div>
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
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
