import { memo, useCallback, useMemo, useState } from 'react';
import { StopCostChart, stopCostSizes } from '#illustrations/tools/stop-cost-chart.tsx';
import { answerStop, describeStop } from '#site/tools/describe-stop.ts';
import type { DowntimeInput } from '#site/tools/downtime-cost.ts';
import { plainText } from '#site/tools/plain-text.ts';
import { CaseActions } from '../case-actions.tsx';
import { NumberField } from '../number-field.tsx';
import { ResultAnnouncer } from '../result-announcer.tsx';
import { announceStale, StaleResult } from '../stale-result.tsx';
import type { ToolActions } from '../tool-words.ts';
import { useCaseAddress } from '../use-case-address.ts';
import { useLastComplete } from '../use-last-complete.ts';
import {
  checkCase,
  type DowntimeProblems,
  readCase,
  typeCase,
  writeCase,
} from './downtime-case.ts';
import {
  type DowntimeField,
  type DowntimeFieldName,
  downtimeFields,
  downtimeFieldsByName,
} from './downtime-fields.ts';
import { WorkedLines } from './worked-lines.tsx';

/** What a stop costs, and what a plan has to avoid to pay for itself. */
export function DowntimeCostTool({
  words,
  example,
  equipment,
  planHint,
}: {
  words: ToolActions;
  example: DowntimeInput;
  /** What stops in the example. */
  equipment: string;
  planHint: string;
}) {
  const [typedExample] = useState(() => typeCase(example));
  const read = useCallback(
    (query: URLSearchParams) => readCase(query, typedExample),
    [typedExample],
  );
  const { current, still, query, change } = useCaseAddress(typedExample, read, writeCase);
  const checked = useMemo(() => checkCase(current), [current]);
  const problems: DowntimeProblems = checked.problems ?? {};
  const [exampleInput] = useState(() => checkCase(typedExample).input ?? example);
  const input = useLastComplete(checked.input, exampleInput);
  const isExample = query === `${writeCase(typedExample)}`;
  const ofExample = input === exampleInput;
  const answer = answerStop(input.stop, input.plan);
  const lines = useMemo(() => describeStop(input.stop, input.plan), [input]);
  const wrong = Object.entries(downtimeFieldsByName).flatMap(([name, { key }]) =>
    problems[name as DowntimeFieldName] ? [key] : [],
  );
  const told = wrong.length > 0 ? announceStale(ofExample) : answer;

  return (
    <div className="tool-case">
      <div className="case-answer">
        <p className="case-name">
          {ofExample
            ? `Example: ${equipment}`
            : wrong.length > 0
              ? 'Your last complete case'
              : 'Your case'}
        </p>
        <h2 className="type-section-title">{answer}</h2>
        <StaleResult ofExample={ofExample} fields={wrong} />
        <figure className="plate plate-panel dusk">
          <Chart input={input} label={answer} />
          <figcaption className="plate-caption">
            Lost and spent on one stop by its length, at the lowest and highest repair cost.
            Deferral is left out.
          </figcaption>
        </figure>
      </div>
      <div className="case-inputs tool-typed">
        {Object.entries(downtimeFields).map(([legend, fields]) => (
          <fieldset key={legend} className="case-rows">
            <legend className="type-card-title">{legend}</legend>
            {(Object.entries(fields) as [DowntimeFieldName, DowntimeField][]).map(
              ([name, { key, label, unit, hint }]) => (
                <NumberField
                  key={key}
                  id={key}
                  label={label}
                  unit={unit}
                  hint={name === 'hoursPerYear' && isExample ? planHint : hint}
                  text={current[name]}
                  problem={problems[name]}
                  still={still}
                  onText={(text) => change({ [name]: text })}
                />
              ),
            )}
          </fieldset>
        ))}
      </div>
      <div className="case-worked">
        <WorkedLines caption="The arithmetic of this case" lines={lines} />
        <CaseActions
          words={words}
          query={query}
          about={plainText(
            [
              ofExample ? `Downtime cost, example: ${equipment}` : 'Downtime cost, our case',
              ...lines.map(({ name, formula, result }) => `${name}: ${formula} = ${result}`),
            ].join('; '),
          )}
          still={still}
        />
      </div>
      <ResultAnnouncer result={told} still={still} />
    </div>
  );
}

const Chart = memo(function Chart({ input, label }: { input: DowntimeInput; label: string }) {
  return (['wide', 'narrow'] as const).map((size) => (
    <svg
      key={size}
      className={`record-${size}`}
      viewBox={`0 0 ${stopCostSizes[size].join(' ')}`}
      role="img"
      aria-label={label}
    >
      <StopCostChart input={input} size={size} />
    </svg>
  ));
});
