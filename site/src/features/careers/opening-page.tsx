import { renderSVG } from 'uqr';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { PageHero } from '#site/layout/page-hero.tsx';
import { HeroActions } from '#ui/blocks/hero-actions.tsx';
import { PlainList } from '#ui/blocks/plain-list.tsx';
import { Section } from '#ui/blocks/section.tsx';
import { TitledList } from '#ui/blocks/titled-list.tsx';
import { Badge } from '#ui/controls/badge.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import type { OpeningContent } from './read-careers.ts';
import './careers.css';

/** Page of a job opening. The printed page is a notice for the wall, with a QR code that links to the page. */
export function OpeningPage({ opening }: { opening: OpeningContent }) {
  const {
    address,
    title,
    summary,
    sample,
    words,
    place,
    pay,
    buttons,
    work,
    bring,
    hours,
    hiring,
  } = opening;
  const __html = renderSVG(address, { border: 0, pixelSize: 1 });
  return (
    <>
      <PageHero
        land="crew"
        breadcrumb={breadcrumbs.opening(title)}
        heading={title}
        lead={
          <>
            <strong>{`${pay}, out of ${place}.`}</strong> {summary}
            {sample ? (
              <span className="opening-sample">
                <Badge>{sample.label}</Badge> {sample.note}
              </span>
            ) : null}
          </>
        }
        actions={<HeroActions buttons={buttons} />}
      />
      <Section id="terms" label="Terms" heading={words.terms}>
        <div className="opening-terms">
          <DrawingBlock className="cell-block" cells={listTerms(opening)} />
          <div className="paper-only opening-code">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: generated from the page's own URL. */}
            <div dangerouslySetInnerHTML={{ __html }} />
            <p>{words.scan}</p>
            <p className="type-mono">{address.replace(/^https?:\/\//, '')}</p>
          </div>
        </div>
      </Section>
      <Section id="hours" label="The day" heading={words.hours} beside>
        <TitledList items={hours.map(({ at, text }) => ({ title: at, text }))} columns="rows" />
      </Section>
      <Section id="work" label="The work" heading={words.work} beside>
        <PlainList items={work} />
      </Section>
      <Section id="bring" label="Requirements" heading={words.bring} beside>
        <PlainList items={bring} />
      </Section>
      <Section id="hiring" label="Hiring" heading={hiring.heading} beside>
        <TitledList items={[hiring.equalOpportunity, hiring.screening]} columns="rows" />
      </Section>
    </>
  );
}

/** Lists the terms in the order in which applicants ask about them. Terms without a value are omitted. */
function listTerms(opening: OpeningContent) {
  const { sample, pay, perDiem, rotation, crew, place, truck, licenses, employment, answers } =
    opening;
  const formatDay = (day: Date) =>
    day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const terms = {
    Pay: pay,
    'Per diem': perDiem,
    Days: rotation,
    Base: place,
    Crew: crew,
    Truck: truck,
    License: licenses.map((license) => `${license.class}, ${license.state}`).join('; '),
    Employment: employment.charAt(0).toUpperCase() + employment.slice(1),
    // Sample openings show no posting date, because the date in the sample file would look outdated.
    Posted: sample ? undefined : formatDay(opening.datePosted),
    'Open through': opening.validThrough && formatDay(opening.validThrough),
    'Who answers': answers,
  };
  return Object.entries(terms).filter((term): term is [string, string] => Boolean(term[1]));
}
