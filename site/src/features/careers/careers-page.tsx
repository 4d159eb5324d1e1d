import { openingRoute } from '#contract/routes.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { YardScene } from '#site/drawings/yard-scene.tsx';
import { PageHero } from '#site/layout/page-hero.tsx';
import { CardWords } from '#ui/blocks/card.tsx';
import { columnClasses } from '#ui/blocks/column-classes.ts';
import { HeroActions } from '#ui/blocks/hero-actions.tsx';
import { People } from '#ui/blocks/people.tsx';
import { Section, SectionHeading } from '#ui/blocks/section.tsx';
import { TitledList } from '#ui/blocks/titled-list.tsx';
import { Badge } from '#ui/controls/badge.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { PhoneFold } from '#ui/controls/phone-fold.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import type { CareersContent } from './read-careers.ts';
import './careers.css';

/** Careers page: the job openings first, then pay, hiring, safety and other facts that apply to all jobs. */
export function CareersPage({ page }: { page: CareersContent }) {
  const {
    heading,
    lead,
    openings,
    open,
    writeButton,
    callButton,
    sample,
    pay,
    hiring,
    licenses,
    safety,
    work,
    bases,
    people,
  } = page;
  const seeOpenings = { label: openings.see, href: '#openings' };
  return (
    <>
      <PageHero
        land="crew"
        breadcrumb={breadcrumbs.careers}
        heading={heading}
        lead={lead}
        actions={
          <HeroActions buttons={[open.length > 0 ? seeOpenings : writeButton, callButton]} />
        }
      />
      <Section id="openings" label="Openings" heading={openings.heading}>
        {open.length > 0 ? (
          <ul className={columnClasses('card-grid', open.length)}>
            {open.map((opening) => (
              <OpeningCard key={opening.id} opening={opening} sampleLabel={sample.label} />
            ))}
          </ul>
        ) : (
          <p className="type-lead">{openings.none}</p>
        )}
      </Section>
      <Section id="pay" label="Pay" heading={pay.heading} beside>
        <TitledList items={pay.items} columns="rows" />
      </Section>
      <Section id="hiring" label="Hiring" heading={hiring.heading} beside>
        <TitledList items={[hiring.equalOpportunity, hiring.screening]} columns="rows" />
      </Section>
      <Section id="licenses" label="Licenses" heading={licenses.heading} beside>
        <TitledList items={licenses.items} columns="rows" />
      </Section>
      <SafetySection safety={safety} />
      {people.shown.length > 0 ? (
        <Section id="people" label="People" heading={people.heading}>
          <People people={people.shown} />
        </Section>
      ) : null}
      <PhoneFold summary={page.fold}>
        <Section id="work" label="The work" heading={work.heading}>
          <TitledList items={work.items} />
        </Section>
        <Section id="bases" label="Bases" heading={bases.heading} beside>
          <TitledList items={bases.items} columns="rows" />
        </Section>
      </PhoneFold>
    </>
  );
}

/** Safety rules below a drawing of a yard whose power line is switched off, tagged and grounded for maintenance. */
function SafetySection({ safety }: { safety: CareersContent['safety'] }) {
  const id = 'safety-heading';
  return (
    <section id="safety" aria-labelledby={id}>
      <div className="sky scene rail careers-yard scene-maintenance">
        <div className="wrap">
          <SectionHeading section={{ label: 'Safety', heading: safety.heading }} id={id} />
        </div>
        <YardScene drawing="maintenance" className="yard" />
      </div>
      <div className="wrap rhythm rail careers-below">
        <TitledList items={safety.items} />
      </div>
    </section>
  );
}

/** Card of a job opening in the form of a drawing sheet. The title block shows base, pay and work days. */
function OpeningCard({
  opening: { id, title, base, summary, pay, rotation, sample },
  sampleLabel,
}: {
  opening: CareersContent['open'][number];
  sampleLabel: string;
}) {
  const cells = { Base: base, Pay: pay, Days: rotation };
  return (
    <li className="card card-sheet">
      <div className="grid gap-2 p-5">
        <div className="card-head">
          <CardWords href={openingRoute(id)} title={title} />
          <Icon name="arrow" className="arrow" />
        </div>
        <p className="type-small text-ink-2">{summary}</p>
        {sample ? (
          <p>
            <Badge>{sampleLabel}</Badge>
          </p>
        ) : null}
      </div>
      <DrawingBlock className="cell-block" cells={Object.entries(cells)} />
    </li>
  );
}
