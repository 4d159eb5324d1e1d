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
  company: Pick<Company, 'name' | 'emergencyPhone'>;
  /** Month and year of the card's edition. */
  edition: string;
}) {
  const { card } = words;
  const { steps, downed, sources } = card;
  const half = Math.ceil(steps.items.length / 2);
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
      <div className="card-side">
        <Panel heading={card.call.heading}>
          <Calls words={card.call} company={company} />
        </Panel>
        <Panel heading={card.approach.heading}>
          <Approach words={card.approach} elevationFeet={card.elevationFeet} />
        </Panel>
        <Panel heading={card.cranes.heading}>
          <Cranes words={card.cranes} />
        </Panel>
        <Panel heading={card.gloves.heading}>
          <Gloves words={card.gloves} />
        </Panel>
      </div>
      <div className="card-side">
        <Panel heading={steps.heading}>
          <Steps items={steps.items.slice(0, half)} />
        </Panel>
        <Panel heading={`${steps.heading}, ${half + 1} to ${steps.items.length}`}>
          <Steps items={steps.items.slice(half)} start={half + 1} />
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
    </div>
  );
}

type CardWords = SamplesWords['card'];

function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="card-panel">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

function Calls({
  words: { emergency, first, crew, lines },
  company: { name, emergencyPhone },
}: {
  words: CardWords['call'];
  company: Pick<Company, 'name' | 'emergencyPhone'>;
}) {
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

function Approach({
  words: { corrected, voltage, limited, movable, restricted, unknown },
  elevationFeet,
}: {
  words: CardWords['approach'];
  elevationFeet: number;
}) {
  return (
    <>
      <CardTable
        head={[voltage, limited, restricted]}
        rows={approachDistances.map((row) => {
          const distance = correctForAltitude(row.restrictedInches, elevationFeet);
          return [
            writeRange(row.fromVolts, row.upToVolts),
            formatFeetAndInches(row.limitedFixedInches),
            distance === undefined ? unknown : formatFeetAndInches(distance),
          ];
        })}
      />
      <p>{typeset(`${movable}: ${formatFeetAndInches(farthestMovable)}`)}</p>
      <p>{typeset(fillPlaceholders(corrected, { elevation: formatNumber(elevationFeet) }))}</p>
    </>
  );
}

// The limited approach distance to a movable conductor is the same at every voltage on the card.
const farthestMovable = Math.max(...approachDistances.map((row) => row.limitedMovableInches));

/** Formats a voltage range. Examples: 151-750 V, 751 V to 15 kV, 15.1-36 kV */
function writeRange(from: number, upTo: number): string {
  if (upTo < 1_000) return `${from}-${upTo} V`;
  // In kilovolts, a range starts 0.1 kV above the end of the previous range.
  if (from < 1_000) return `${from} V to ${upTo / 1_000} kV`;
  return `${Math.floor(from / 100 + 1) / 10}-${upTo / 1_000} kV`;
}

function Cranes({
  words: { voltage, clearance, unknown, unknownNote },
}: {
  words: CardWords['cranes'];
}) {
  const { steps, unknown: atUnknown } = clearanceByVoltageNumbers;
  return (
    <>
      <CardTable
        head={[voltage, clearance]}
        rows={[
          ...steps.map(({ upTo, clearance: feet }, index) => {
            const below = steps[index - 1]?.upTo;
            return [below ? `${below}-${upTo} kV` : `≤ ${upTo} kV`, `${feet} ft`];
          }),
          [unknown, `${atUnknown.clearance} ft`],
        ]}
      />
      <p>{typeset(fillPlaceholders(unknownNote, { upTo: `${atUnknown.upTo}` }))}</p>
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
