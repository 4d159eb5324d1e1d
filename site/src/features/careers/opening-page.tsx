import { renderSVG } from 'uqr';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { Foreland } from '#site/drawings/foreland.tsx';
import { HeroActions } from '#ui/blocks/hero-actions.tsx';
import { PageHero } from '#ui/blocks/page-hero.tsx';
import { Section } from '#ui/blocks/section.tsx';
import { TitledList } from '#ui/blocks/titled-list.tsx';
import { Badge } from '#ui/controls/badge.tsx';
import type { OpeningContent } from './read-careers.ts';
import '#ui/blocks/fact-table.css';
import '#ui/blocks/plain-list.css';
import './careers.css';

/** One opening; printed it is a sheet for the wall, with a code that leads to `address`. */
export function OpeningPage({ opening, address }: { opening: OpeningContent; address: string }) {
  const { title, summary, sample, words, place, pay, buttons, work, bring, hours } = opening;
  return (
    <>
      <PageHero
        land={<Foreland name="crew" />}
        breadcrumb={breadcrumbs.opening(title)}
        heading={title}
        lead={
          <>
            <strong>{`${pay}, out of ${place}.`}</strong> {summary}
          </>
        }
        actions={<HeroActions buttons={buttons} />}
      />
      <Section id="terms" device="77" label="Terms" heading={words.terms}>
        {sample ? (
          <p className="opening-sample">
            <Badge>{sample.label}</Badge> {sample.note}
          </p>
        ) : null}
        <div className="opening-terms">
          <dl className="fact-table">
            {listTerms(opening).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="paper-only">
            <div
              className="opening-code"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made here, of the page's own address.
              dangerouslySetInnerHTML={{ __html: renderSVG(address, { border: 0, pixelSize: 1 }) }}
            />
            <p>{words.scan}</p>
            <p>{address.replace(/^https?:\/\//, '')}</p>
          </div>
        </div>
      </Section>
      <Section id="hours" device="34" label="The day" heading={words.hours} beside>
        <TitledList items={hours.map(({ at, text }) => ({ title: at, text }))} columns="rows" />
      </Section>
      <Section id="work" device="52" label="The work" heading={words.work} beside>
        <PlainList items={work} />
      </Section>
      <Section id="bring" device="25" label="Requirements" heading={words.bring} beside>
        <PlainList items={bring} />
      </Section>
    </>
  );
}

/** What one asks before anything else, as on a title block. */
function listTerms(opening: OpeningContent): [name: string, value: string][] {
  const { pay, perDiem, rotation, crew, place, truck, licenses, employment, answers } = opening;
  const held = licenses.map((license) => `${license.class}, ${license.state}`).join('; ');
  return [
    ['Pay', pay],
    ['Per diem', perDiem],
    ['Days', rotation],
    ['Base', place],
    ['Crew', crew],
    ['Truck', truck],
    ['License', held || 'None on the first day'],
    ['Employment', employment],
    ['Posted', sayDay(opening.datePosted)],
    ['Open through', sayDay(opening.validThrough)],
    ['Who answers', answers],
  ].filter((term): term is [string, string] => term[1] !== undefined);
}

const sayDay = (day: Date) =>
  day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className="plain-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
