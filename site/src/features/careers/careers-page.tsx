import { openingRoute, routes } from '#contract/routes.ts';
import { PageHero } from '#site/blocks/page-hero.tsx';
import { People } from '#site/blocks/people.tsx';
import { YardScene } from '#site/blocks/yard-scene.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { Card } from '#ui/cards/card.tsx';
import { CardGrid } from '#ui/cards/card-grid.tsx';
import { Badge } from '#ui/controls/badge.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PhoneFold } from '#ui/controls/phone-fold.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import { Section, SectionHeading } from '#ui/sections/section.tsx';
import { TitledList } from '#ui/sections/titled-list.tsx';
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
    truckCardLink,
    work,
    bases,
    people,
  } = page;
  const seeOpenings = { label: openings.see, href: '#openings' };
  return (
    <>
      <PageHero
        land={page.landscape}
        breadcrumb={breadcrumbs.careers}
        heading={heading}
        lead={lead}
        actions={
          <HeroActions buttons={[open.length > 0 ? seeOpenings : writeButton, callButton]} />
        }
      />
      <Section id="openings" label="Openings" heading={openings.heading}>
        {open.length > 0 ? (
          <CardGrid count={open.length}>
            {open.map((opening) => (
              <OpeningCard key={opening.id} opening={opening} sampleLabel={sample.label} />
            ))}
          </CardGrid>
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
      <SafetySection safety={safety} truckCardLink={truckCardLink} />
      {people.shown.length > 0 ? (
        <Section id="people" label="People" heading={people.heading}>
          <People people={people.shown} note={people.note} />
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
function SafetySection({
  safety,
  truckCardLink,
}: Pick<CareersContent, 'safety' | 'truckCardLink'>) {
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
        {truckCardLink ? (
          <p className="mt-4">
            <ButtonLink variant="outline" href={routes.truckCard}>
              {truckCardLink}
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** Card of a job opening. Its title block shows base, pay and work days. */
function OpeningCard({
  opening: { id, title, base, summary, pay, rotation, sample },
  sampleLabel,
}: {
  opening: CareersContent['open'][number];
  sampleLabel: string;
}) {
  const cells = { Base: base, Pay: pay, Days: rotation };
  return (
    <Card
      framed
      href={openingRoute(id)}
      title={title}
      text={summary}
      facts={
        sample ? (
          <p>
            <Badge>{sampleLabel}</Badge>
          </p>
        ) : null
      }
      foot={<DrawingBlock className="cell-block" cells={Object.entries(cells)} />}
    />
  );
}
