import { openingRoute } from '#contract/routes.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { PageHero } from '#site/layout/page-hero.tsx';
import { columnClasses } from '#ui/blocks/column-classes.ts';
import { HeroActions } from '#ui/blocks/hero-actions.tsx';
import { Section } from '#ui/blocks/section.tsx';
import { TitledList } from '#ui/blocks/titled-list.tsx';
import { Badge } from '#ui/controls/badge.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import type { CareersContent } from './read-careers.ts';
import '#ui/blocks/columns.css';
import '#ui/blocks/card.css';
import './careers.css';

/** Work here: the openings first, then what holds for all of them. */
export function CareersPage({ page }: { page: CareersContent }) {
  const { heading, lead, openings, open, write, sample } = page;
  const see = { label: openings.see, href: '#openings' };
  return (
    <>
      <PageHero
        land="crew"
        breadcrumb={breadcrumbs.careers}
        heading={heading}
        lead={lead}
        actions={<HeroActions buttons={open.length > 0 ? [see, write] : [write]} />}
      />
      <Section id="openings" device="15" label="Openings" heading={openings.heading}>
        {open.length > 0 ? (
          <ul className={columnClasses('card-grid', open.length)}>
            {open.map((opening) => (
              <OpeningCard key={opening.id} opening={opening} sample={sample.label} />
            ))}
          </ul>
        ) : (
          <p className="type-lead">{openings.none}</p>
        )}
      </Section>
      {sections.map(({ id, device, label }) => (
        <Section key={id} id={id} device={device} label={label} heading={page[id].heading}>
          <TitledList items={page[id].items} />
        </Section>
      ))}
    </>
  );
}

const sections = [
  { id: 'work', device: '52', label: 'The work' },
  { id: 'pay', device: '77', label: 'Pay' },
  { id: 'bases', device: '21', label: 'Bases' },
  { id: 'licenses', device: '34', label: 'Licenses' },
  { id: 'safety', device: '86', label: 'Safety' },
] as const;

/** An opening as a sheet: the job, and in its title block base, pay and days. */
function OpeningCard({
  opening: { id, title, base, summary, pay, rotation, sample: isSample },
  sample,
}: {
  opening: CareersContent['open'][number];
  sample: string;
}) {
  const cells = { Base: base, Pay: pay, Days: rotation };
  return (
    <li className="card card-sheet">
      <div className="grid gap-2 p-5 justify-items-start">
        <h3 className="type-card-title">
          <a className="card-link" href={openingRoute(id)}>
            {title}
          </a>
        </h3>
        <p className="type-small text-ink-2">{summary}</p>
        {isSample ? <Badge>{sample}</Badge> : null}
      </div>
      <DrawingBlock className="opening-block" cells={Object.entries(cells)} />
    </li>
  );
}
