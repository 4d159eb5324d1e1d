import type { ReactNode } from 'react';
import type { Company } from '#contract/company.ts';
import { fillPlaceholders } from '#contract/placeholders.ts';
import { clearanceByVoltageNumbers } from '#drawings/figures/clearance-by-voltage/numbers.ts';
import {
  ClearancesToScale,
  drawnClearances,
  personFeet,
} from '#drawings/truck-card/clearances-to-scale.tsx';
import {
  avoidContactUpToVolts,
  correctForAltitude,
  formatFeetAndInches,
  limitedApproach,
  minimumApproach,
} from '#electrical/approach-distances.ts';
import { gloveClasses } from '#electrical/rubber-gloves.ts';
import { formatNumber } from '#electrical/station/station.ts';
import { typeset } from '#schemas/prose/typeset.ts';
import type { SamplesWords } from '#schemas/samples-page.ts';
import type { CardSideWords } from '#schemas/truck-card.ts';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Breadcrumb } from '#ui/sections/breadcrumb.tsx';
import './truck-card.css';

type CardCompany = Pick<Company, 'name' | 'emergencyPhone'>;

/** Month and year of the card's edition, in both languages. */
export interface CardEditions {
  english: string;
  spanish: string;
}

/** Card that prints on both sides of one Letter sheet: English on the front, Spanish on the back. */
export function TruckCard({
  words,
  company,
  editions,
}: {
  words: SamplesWords;
  company: CardCompany;
  editions: CardEditions;
}) {
  const { card } = words;
  const { elevationFeet } = card;
  return (
    <div className="wrap rhythm card-page">
      <Breadcrumb pages={breadcrumbs.sample(words.heading, card.heading)} />
      <div className="grid gap-4 screen-only">
        <h1 className="type-page-title">{card.heading}</h1>
        <p className="text-ink-2">{card.note}</p>
        <div className="action-row">
          <Button className="scripted-only" data-print="page">
            {card.print}
          </Button>
          <ButtonLink variant="link" href={`#${spanishSideId}`} lang="es">
            {card.toSpanish}
          </ButtonLink>
        </div>
      </div>
      <CardSide
        side={card.english}
        language="en"
        company={company}
        edition={editions.english}
        elevationFeet={elevationFeet}
      />
      <CardSide
        side={card.spanish}
        language="es"
        company={company}
        edition={editions.spanish}
        elevationFeet={elevationFeet}
      />
    </div>
  );
}

/** Id of the side in Spanish, for the links above the card and in the emergency help in Spanish (`urgent-help.tsx`). */
const spanishSideId = 'espanol';

interface CardSideProps {
  side: CardSideWords;
  language: 'en' | 'es';
  company: CardCompany;
  edition: string;
  elevationFeet: number;
}

/** One side of the card: phone numbers above, then distances, then the steps before and at a fault. */
function CardSide({ side, language, company, edition, elevationFeet }: CardSideProps) {
  const { steps, downed, arcFlash, gloves, sources } = side;
  return (
    <section
      className="card-side"
      id={language === 'es' ? spanishSideId : undefined}
      lang={language}
      aria-label={side.title}
    >
      <Calls words={side.call} company={company} />
      <Panel heading={side.approach.heading} className="card-approach">
        <Approach side={side} elevationFeet={elevationFeet} />
      </Panel>
      <Panel heading={side.clearance.heading} className="card-clearance">
        <Clearance side={side} />
      </Panel>
      <Panel heading={steps.heading} className="card-before">
        <Steps items={steps.items} />
      </Panel>
      <div className="card-column">
        <Panel heading={downed.heading}>
          <Steps items={downed.items} />
        </Panel>
        <Panel heading={arcFlash.heading}>
          <p>{arcFlash.text}</p>
        </Panel>
        <Panel heading={gloves.heading}>
          <Gloves words={gloves} />
        </Panel>
      </div>
      <p className="card-sources">
        <strong>{sources.heading}:</strong> {sources.items.join('; ')}. {sources.note}{' '}
        {company.name}, {side.title.toLowerCase()}, {side.edition.toLowerCase()} {edition}.
      </p>
    </section>
  );
}

function Panel({
  heading,
  className,
  children,
}: {
  heading: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={className ? `card-panel ${className}` : 'card-panel'}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** Phone numbers, and lines to write more contacts on. */
function Calls({ words, company }: { words: CardSideWords['call']; company: CardCompany }) {
  const { heading, emergency, first, crew, lines } = words;
  const { name, emergencyPhone } = company;
  return (
    <section className="card-panel card-calls">
      <h2 className="visually-hidden">{heading}</h2>
      <dl className="card-numbers">
        <div>
          <dt>{first}</dt>
          <dd>
            <a href={`tel:${emergency}`}>{emergency}</a>
          </dd>
        </div>
        <div>
          <dt>
            {name}, {crew}
          </dt>
          <dd>
            <a href={`tel:${emergencyPhone.number}`}>{emergencyPhone.display}</a>
          </dd>
        </div>
      </dl>
      <ul role="list" className="card-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Table of minimum approach distances, corrected for the elevation that the card names. */
function Approach({ side, elevationFeet }: { side: CardSideWords; elevationFeet: number }) {
  const { approach, units } = side;
  const { voltage, ground, phase, avoid, unknown } = approach;
  const write = (meters: number) => {
    const inches = correctForAltitude(meters, elevationFeet);
    return inches === undefined ? unknown : formatFeetAndInches(inches, units);
  };
  return (
    <>
      <table className="card-table">
        <thead>
          <tr>
            {[voltage, ground, phase].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{typeset(`50-${avoidContactUpToVolts} V`)}</th>
            <td colSpan={2}>{avoid}</td>
          </tr>
          {minimumApproach.map((row) => (
            <tr key={row.upToVolts}>
              <th scope="row">
                <Voltages row={row} to={units.to} />
              </th>
              <td>{typeset(write(row.phaseToGroundMeters))}</td>
              <td>{typeset(write(row.phaseToPhaseMeters))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{approach.measure}</p>
      <p className="card-note">
        {typeset(fillPlaceholders(approach.corrected, { elevation: formatNumber(elevationFeet) }))}{' '}
        {approach.between}
      </p>
    </>
  );
}

/** The nominal voltages of a row, and its range. Rows without a nominal voltage have only the range. */
function Voltages({ row, to }: { row: (typeof minimumApproach)[number]; to: string }) {
  const range = typeset(writeVoltageRange(row.aboveVolts, row.upToVolts, to));
  if (row.nominalKilovolts.length === 0) return range;
  return (
    <>
      {typeset(writeNominal(row.nominalKilovolts))} <small>{range}</small>
    </>
  );
}

/** Formats nominal voltages. Examples: 480 V, 24.9, 34.5 kV */
function writeNominal(kilovolts: readonly number[]): string {
  const [lowest = 0] = kilovolts;
  return lowest < 1 ? `${lowest * 1000} V` : `${kilovolts.join(', ')} kV`;
}

/** Formats a voltage range. Examples: 301-750 V, 751 V to 5 kV, 15.1-36 kV */
function writeVoltageRange(aboveVolts: number, upToVolts: number, to: string): string {
  if (upToVolts < 1000) return `${aboveVolts + 1}-${upToVolts} V`;
  const upToKilovolts = upToVolts / 1000;
  if (aboveVolts < 1000) return `${aboveVolts + 1} V ${to} ${upToKilovolts} kV`;
  // In kilovolts, a range starts 0.1 kV above the end of the previous range.
  return `${(aboveVolts + 100) / 1000}-${upToKilovolts} kV`;
}

/** Drawing of the clearances of machines and unqualified people, with the rules that it does not show. */
function Clearance({ side }: { side: CardSideWords }) {
  const { units } = side;
  const { upTo, unknown, drawing, scale, over, indoors } = side.clearance;
  const labels = drawnClearances.map((step) => [
    `${step.clearance} ${units.feet}`,
    fillPlaceholders(upTo, { upTo: `${step.upTo}` }),
    ...(step.clearance === clearanceByVoltageNumbers.unknown.clearance ? [unknown] : []),
  ]);
  const [low, middle, high] = limitedApproach.map(({ inches }) =>
    formatFeetAndInches(inches, units),
  );
  return (
    <>
      <ClearancesToScale className="card-drawing" label={drawing} labels={labels} />
      <p>
        {typeset(fillPlaceholders(scale, { height: `${personFeet}` }))}{' '}
        {typeset(fillPlaceholders(over, { upTo: `${clearanceByVoltageNumbers.unknown.upTo}` }))}
      </p>
      <p className="card-note">{typeset(fillPlaceholders(indoors, { low, middle, high }))}</p>
    </>
  );
}

/** Highest voltage of each glove class. */
function Gloves({ words }: { words: CardSideWords['gloves'] }) {
  return (
    <>
      <dl className="card-gloves">
        {gloveClasses.map(({ name, volts }) => (
          <div key={name}>
            <dt>
              {words.class} {name}
            </dt>
            <dd>{formatNumber(volts)}</dd>
          </div>
        ))}
      </dl>
      <p>{words.note}</p>
    </>
  );
}

function Steps({ items }: { items: readonly string[] }) {
  return (
    <ol role="list" className="card-steps">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
