import { renderSVG } from 'uqr';
import { PageHero } from '#site/blocks/page-hero.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import { PlainList } from '#ui/sections/plain-list.tsx';
import { Section } from '#ui/sections/section.tsx';
import { TitledList } from '#ui/sections/titled-list.tsx';
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
    benefits,
    gear,
    firstDay,
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
        <p className="opening-phone">{words.withoutEmail}</p>
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
      <OptionalList id="benefits" label="Benefits" heading={words.benefits} items={benefits} />
      <OptionalList id="gear" label="Gear" heading={words.gear} items={gear} />
      <OptionalList id="first-day" label="First day" heading={words.firstDay} items={firstDay} />
      <Section id="hiring" label="Hiring" heading={hiring.heading} beside>
        <TitledList items={[hiring.equalOpportunity, hiring.screening]} columns="rows" />
      </Section>
    </>
  );
}

/** A section with a list that an opening may leave out. */
function OptionalList({
  id,
  label,
  heading,
  items = [],
}: {
  id: string;
  label: string;
  heading: string;
  items?: readonly string[] | undefined;
}) {
  if (items.length === 0) return null;
  return (
    <Section id={id} label={label} heading={heading} beside>
      <PlainList items={items} />
    </Section>
  );
}

/** Lists the terms in the order in which applicants ask about them. Terms without a value are omitted. */
function listTerms(opening: OpeningContent) {
  const {
    pay,
    perDiem,
    rotation,
    onCallPay,
    crew,
    place,
    truck,
    licenses,
    employment,
    datePosted,
    validThrough,
    answers,
  } = opening;
  const formatDay = (day: Date) =>
    day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const terms = {
    Pay: pay,
    'Per diem': perDiem,
    Days: rotation,
    'On-call pay': onCallPay,
    Base: place,
    Crew: crew,
    Truck: truck,
    License: licenses.map((license) => `${license.class}, ${license.state}`).join('; '),
    Employment: employment.charAt(0).toUpperCase() + employment.slice(1),
    Posted: formatDay(datePosted),
    'Open through': validThrough && formatDay(validThrough),
    'Who answers': answers,
  };
  return Object.entries(terms).filter((term): term is [string, string] => Boolean(term[1]));
}
