import type { ReactNode } from 'react';
import type { Company } from '#contract/company.ts';
import { fillPlaceholders } from '#contract/placeholders.ts';
import { clearanceByVoltageNumbers } from '#drawings/figures/clearance-by-voltage/numbers.ts';
import {
  approachDistances,
  correctForAltitude,
  formatFeetAndInches,
} from '#electrical/approach-distances.ts';
import { gloveClasses } from '#electrical/rubber-gloves.ts';
import { formatNumber } from '#electrical/station/station.ts';
import type { SamplesWords } from '#schemas/samples-page.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { typeset } from '#site/typography/typeset.ts';
import { Breadcrumb } from '#ui/blocks/breadcrumb.tsx';
import { Button } from '#ui/controls/button.tsx';
import './truck-card.css';

type CardWords = SamplesWords['card'];
type CardCompany = Pick<Company, 'name' | 'emergencyPhone'>;

/** The limited approach distance to a movable conductor in inches, which is the same at every voltage on the card. */
const limitedMovableInches = Math.max(...approachDistances.map((row) => row.limitedMovableInches));

/**
 * Card with two sides of four panels each. Printed on both sides of a Letter sheet and folded twice, the card is the
 * size of one panel.
 */
export function TruckCard({
  words,
  company,
  edition,
}: {
  words: SamplesWords;
  company: CardCompany;
  /** Month and year of the card's edition. */
  edition: string;
}) {
  const { card } = words;
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
        </div>
      </div>
      <FrontSide card={card} company={company} />
      <BackSide card={card} company={company} edition={edition} />
    </div>
  );
}

/** Emergency numbers, and tables of distances and gloves. */
function FrontSide({ card, company }: { card: CardWords; company: CardCompany }) {
  const { call, approach, cranes, gloves, elevationFeet } = card;
  return (
    <div className="card-side">
      <Panel heading={call.heading}>
        <Calls words={call} company={company} />
      </Panel>
      <Panel heading={approach.heading}>
        <Approach words={approach} elevationFeet={elevationFeet} />
      </Panel>
      <Panel heading={cranes.heading}>
        <Cranes words={cranes} />
      </Panel>
      <Panel heading={gloves.heading}>
        <Gloves words={gloves} />
      </Panel>
    </div>
  );
}

/** Steps before work on two panels, steps at a downed line, and sources. */
function BackSide({
  card,
  company,
  edition,
}: {
  card: CardWords;
  company: CardCompany;
  edition: string;
}) {
  const { steps, downed, sources } = card;
  const firstPanelCount = Math.ceil(steps.items.length / 2);
  const secondPanelStart = firstPanelCount + 1;
  return (
    <div className="card-side">
      <Panel heading={steps.heading}>
        <Steps items={steps.items.slice(0, firstPanelCount)} />
      </Panel>
      <Panel heading={`${steps.heading}, ${secondPanelStart} to ${steps.items.length}`}>
        <Steps items={steps.items.slice(firstPanelCount)} start={secondPanelStart} />
      </Panel>
      <Panel heading={downed.heading}>
        <Steps items={downed.items} />
      </Panel>
      <Panel heading={sources.heading}>
        <ul className="card-sources">
          {sources.items.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
        <p>{sources.note}</p>
        <p>
          <strong>{company.name}</strong>, {sources.edition.toLowerCase()} {edition}
        </p>
      </Panel>
    </div>
  );
}

function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="card-panel">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** Phone numbers, and lines to write more contacts on. */
function Calls({ words, company }: { words: CardWords['call']; company: CardCompany }) {
  const { emergency, first, crew, lines } = words;
  const { name, emergencyPhone } = company;
  return (
    <>
      <dl className="card-calls">
        <div>
          <dt>{first}</dt>
          <dd>
            <a href={`tel:${emergency}`}>{emergency}</a>
          </dd>
        </div>
        <div>
          <dt>
            {name}: {crew}
          </dt>
          <dd>
            <a href={`tel:${emergencyPhone.number}`}>{emergencyPhone.display}</a>
          </dd>
        </div>
      </dl>
      <ul className="card-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** Table of approach distances, corrected for the elevation that the card names. */
function Approach({
  words,
  elevationFeet,
}: {
  words: CardWords['approach'];
  elevationFeet: number;
}) {
  const { corrected, voltage, limited, movable, restricted, unknown } = words;
  const rows = approachDistances.map((row) => {
    const restrictedInches = correctForAltitude(row.restrictedInches, elevationFeet);
    return [
      writeVoltageRange(row.fromVolts, row.upToVolts),
      formatFeetAndInches(row.limitedFixedInches),
      restrictedInches === undefined ? unknown : formatFeetAndInches(restrictedInches),
    ];
  });
  return (
    <>
      <CardTable head={[voltage, limited, restricted]} rows={rows} />
      <p>{typeset(`${movable}: ${formatFeetAndInches(limitedMovableInches)}`)}</p>
      <p>{typeset(fillPlaceholders(corrected, { elevation: formatNumber(elevationFeet) }))}</p>
    </>
  );
}

/** Formats a voltage range. Examples: 151-750 V, 751 V to 15 kV, 15.1-36 kV */
function writeVoltageRange(fromVolts: number, upToVolts: number): string {
  if (upToVolts < 1000) return `${fromVolts}-${upToVolts} V`;
  const upToKilovolts = upToVolts / 1000;
  if (fromVolts < 1000) return `${fromVolts} V to ${upToKilovolts} kV`;
  // In kilovolts, a range starts 0.1 kV above the end of the previous range.
  const fromKilovolts = Math.floor(fromVolts / 100 + 1) / 10;
  return `${fromKilovolts}-${upToKilovolts} kV`;
}

/** Table of clearances of cranes from overhead lines, by voltage. */
function Cranes({ words }: { words: CardWords['cranes'] }) {
  const { steps, unknown } = clearanceByVoltageNumbers;
  const rows = steps.map(({ upTo, clearance }, index) => {
    const previous = steps[index - 1];
    return [previous ? `${previous.upTo}-${upTo} kV` : `≤ ${upTo} kV`, `${clearance} ft`];
  });
  rows.push([words.unknown, `${unknown.clearance} ft`]);
  return (
    <>
      <CardTable head={[words.voltage, words.clearance]} rows={rows} />
      <p>{typeset(fillPlaceholders(words.unknownNote, { upTo: `${unknown.upTo}` }))}</p>
    </>
  );
}

function Gloves({ words }: { words: CardWords['gloves'] }) {
  return (
    <>
      <CardTable
        head={[words.class, words.volts]}
        rows={gloveClasses.map(({ name, volts }) => [name, formatNumber(volts)])}
      />
      <p>{words.note}</p>
    </>
  );
}

/** Table whose first column names the rows. */
function CardTable({ head, rows }: { head: readonly string[]; rows: readonly string[][] }) {
  return (
    <table className="card-table">
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{typeset(name ?? '')}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{typeset(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Steps({ items, start = 1 }: { items: readonly string[]; start?: number }) {
  return (
    <ol className="card-steps" start={start}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
