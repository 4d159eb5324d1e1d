import { useCallback, useDeferredValue, useMemo } from 'react';
import type { LineWeather } from '#electrical/line/conductor-rating.ts';
import {
  compareLineVoltages,
  exampleCaseIn,
  type LineCase,
  type LineVoltages,
  type VoltageResult,
} from '#electrical/line/line-voltage.ts';
import { columnClasses } from '#ui/sections/column-classes.ts';
import { Panel } from '#ui/sections/panel.tsx';
import { CaseActions, type ToolActions } from '../case-actions.tsx';
import { CaseReadout, invalidReadout, ResultAnnouncer, StaleResult } from '../case-answer.tsx';
import { BeforeHydration, useToolCase } from '../use-tool-case.ts';
import { CaseMap, CaseOneLine } from './case-drawings.tsx';
import { LineInputs } from './line-inputs.tsx';
import { readLineCase } from './read-line-case.ts';
import { readCase, toTypedCase, writeCase } from './typed-case.ts';
import { VoltageTable } from './voltage-table.tsx';
import { CalculationSteps } from './working.tsx';
import {
  describeCase,
  describeCorona,
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

const lineVoltage = { readCase, writeCase, checkCase: readLineCase };

/**
 * Tool that finds the line voltage for a load and a distance. Without scripts, the page shows the worked example. With
 * scripts, every change recalculates the result. While a field is invalid, the last valid result stays.
 */
export function LineVoltageTool({
  actions,
  weather,
}: {
  actions: ToolActions;
  /** Default weather for conductor ratings. */
  weather: LineWeather;
}) {
  const {
    complete: given,
    problems,
    current,
    beforeHydration,
    query,
    change,
    isExample,
  } = useToolCase(
    lineVoltage,
    () => toTypedCase(weather),
    () => exampleCaseIn(weather),
  );
  const compared = useMemo(() => compareLineVoltages(given), [given]);
  const chosen = compared.results.find((result) => `${result.kilovolts}` === current.shown);
  const shown = chosen ?? compared.lowest ?? compared.results.at(-1);
  // Defer the details, so that the selected row of the table is marked first.
  const drawn = useDeferredValue(shown);
  const show = useCallback(
    (result: VoltageResult) => change({ shown: `${result.kilovolts}` }),
    [change],
  );
  if (!shown || !drawn) return null;
  const recommended = compared.lowest ?? shown;
  const zone = describeZone(compared);
  const corona = describeCorona(recommended, given.conductor.name);
  const sentences = [describeVoltage(recommended), describeRating(given, compared.ampacity), zone];
  const invalidFields = Object.keys(problems).map((field) => `line-${field}`);
  const announcement = `${nameResult(compared)}. ${describeVoltage(recommended)}`;
  return (
    <BeforeHydration value={beforeHydration}>
      <div className="tool-layout">
        <LineInputs typed={current} problems={problems} change={change}>
          <CaseReadout {...(invalidFields.length > 0 ? invalidReadout : shortResult(compared))} />
        </LineInputs>
        <div className="grid gap-6 content-start">
          <div className="tool-answer">
            <p className="type-mono text-ink-2">{describeCase(given)}</p>
            <h2 className="type-section-title">{nameResult(compared)}</h2>
            <p>{sentences.join(' ')}</p>
            {corona ? <p>{corona}</p> : null}
            <StaleResult isExample={isExample} invalidFields={invalidFields} />
          </div>
          <VoltageTable given={given} compared={compared} shown={shown} show={show} />
          <CaseActions
            words={actions}
            query={query}
            invalidFields={invalidFields}
            about={
              beforeHydration
                ? 'line voltage'
                : writeMessage(given, compared, `${location.origin}${location.pathname}?${query}`)
            }
          />
        </div>
        <VoltageDetails given={given} compared={compared} result={drawn} zone={zone} />
        <ResultAnnouncer result={announcement} />
      </div>
    </BeforeHydration>
  );
}

/** One-line diagram, map and calculation of the selected voltage. */
function VoltageDetails({
  given,
  compared,
  result,
  zone,
}: {
  given: LineCase;
  compared: LineVoltages;
  result: VoltageResult;
  /** Description of the zone on the map. */
  zone: string;
}) {
  const voltage = kilovolts(result.kilovolts);
  return (
    <div className={columnClasses('tool-details', 3)}>
      <Panel as="section" dark small toEdge aria-labelledby="one-line-heading">
        <h3 id="one-line-heading" className="type-card-title">{`One-\u2060line at ${voltage}`}</h3>
        <CaseOneLine given={given} result={result} />
      </Panel>
      <Panel as="section" dark small toEdge aria-labelledby="map-heading">
        <h3 id="map-heading" className="type-card-title">
          Load against distance
        </h3>
        <CaseMap given={given} label={zone} />
      </Panel>
      <section aria-labelledby="calculation-heading">
        <h3 id="calculation-heading" className="type-card-title">{`Calculation at ${voltage}`}</h3>
        <CalculationSteps given={given} ampacity={compared.ampacity} result={result} />
      </section>
    </div>
  );
}
