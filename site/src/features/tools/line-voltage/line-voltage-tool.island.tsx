import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { LineWeather } from '#electrical/line/conductor-rating.ts';
import {
  compareLineVoltages,
  exampleCaseIn,
  type VoltageResult,
} from '#electrical/line/line-voltage.ts';
import { CaseActions } from '../case-actions.tsx';
import { CaseReadout, noReadout } from '../case-readout.tsx';
import { ResultAnnouncer } from '../result-announcer.tsx';
import { StaleResult } from '../stale-result.tsx';
import type { ToolActions } from '../tool-words.ts';
import { useCaseAddress } from '../use-case-address.ts';
import { useLastComplete } from '../use-last-complete.ts';
import { CaseMap } from './case-map.tsx';
import { CaseOneLine } from './case-one-line.tsx';
import { LineInputs } from './line-inputs.tsx';
import { readLineCase } from './read-line-case.ts';
import { readCase, typeCase, writeCase } from './typed-case.ts';
import { VoltageTable } from './voltage-table.tsx';
import { Working } from './working.tsx';
import {
  describeCase,
  describeRating,
  describeVoltage,
  describeZone,
  kilovolts,
  nameResult,
  shortResult,
  writeMessage,
} from './write-line.ts';
import '#ui/controls/field.css';
import './line-voltage-tool.css';

/**
 * Which line voltage carries a load over a distance. Without script it is the worked example; with
 * it, every letter typed has its answer, and what cannot be read leaves the last case that could.
 */
export function LineVoltageTool({
  words,
  weather,
}: {
  words: ToolActions;
  /** That conductors are rated in at first. */
  weather: LineWeather;
}) {
  const [example] = useState(() => typeCase(weather));
  const [exampleGiven] = useState(() => exampleCaseIn(weather));
  const readQuery = useCallback((query: URLSearchParams) => readCase(query, example), [example]);
  const { current, still, query, change } = useCaseAddress(example, readQuery, writeCase);
  const read = useMemo(() => readLineCase(current), [current]);
  const given = useLastComplete(read.given, exampleGiven);
  const compared = useMemo(() => compareLineVoltages(given), [given]);
  const asked = compared.results.find(({ kilovolts: line }) => `${line}` === current.shown);
  const shown = asked ?? compared.lowest ?? compared.results[compared.results.length - 1];
  const drawn = useDeferredValue(shown);
  const show = useCallback(
    (result: VoltageResult) => change({ shown: `${result.kilovolts}` }),
    [change],
  );
  if (!shown || !drawn) return null;
  const zone = describeZone(compared);
  const wrong = Object.keys(read.problems).map((field) => `line-${field}`);
  const said = `${nameResult(compared)}. ${describeVoltage(compared.lowest ?? shown)}`;
  return (
    <div className="tool-layout">
      <LineInputs typed={current} problems={read.problems} still={still} change={change}>
        <CaseReadout {...(read.given ? shortResult(compared) : noReadout)} />
      </LineInputs>
      <div className="tool-result">
        <div className="tool-answer">
          <p className="type-mono text-ink-2">{describeCase(given)}</p>
          <h2 className="type-section-title">{nameResult(compared)}</h2>
          <p>{`${describeVoltage(compared.lowest ?? shown)} ${describeRating(given, compared.ampacity)} ${zone}`}</p>
          <StaleResult ofExample={given === exampleGiven} fields={wrong} />
        </div>
        <VoltageTable given={given} compared={compared} shown={shown} still={still} show={show} />
        <CaseActions
          words={words}
          query={query}
          still={still}
          about={
            still
              ? 'line voltage'
              : writeMessage(given, compared, `${location.origin}${location.pathname}?${query}`)
          }
        />
      </div>
      <div className="tool-details">
        <section className="dusk tool-panel panel-to-edge" aria-labelledby="one-line-heading">
          <h3
            id="one-line-heading"
            className="type-card-title"
          >{`One-line at ${kilovolts(drawn.kilovolts)}`}</h3>
          <CaseOneLine given={given} result={drawn} />
        </section>
        <section className="dusk tool-panel panel-to-edge" aria-labelledby="map-heading">
          <h3 id="map-heading" className="type-card-title">
            Load against distance
          </h3>
          <CaseMap given={given} label={zone} />
        </section>
        <section aria-labelledby="calculation-heading">
          <h3
            id="calculation-heading"
            className="type-card-title"
          >{`Calculation at ${kilovolts(drawn.kilovolts)}`}</h3>
          <Working given={given} ampacity={compared.ampacity} result={drawn} />
        </section>
      </div>
      <ResultAnnouncer result={said} still={still} />
    </div>
  );
}
