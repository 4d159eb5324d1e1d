import { memo, useCallback, useMemo, useState } from 'react';
import { StopCostChart, stopCostSizes } from '#illustrations/tools/stop-cost-chart.tsx';
import { answerStop, describeStop } from '#site/tools/describe-stop.ts';
import type { DowntimeInput } from '#site/tools/downtime-cost.ts';
import { plainText } from '#site/tools/plain-text.ts';
import { CaseActions } from '../case-actions.tsx';
import { CaseAnswer } from '../case-answer.tsx';
import { CasePlate } from '../case-plate.tsx';
import { ResultAnnouncer } from '../result-announcer.tsx';
import { announceStale } from '../stale-result.tsx';
import type { ToolActions } from '../tool-words.ts';
import { useCaseAddress } from '../use-case-address.ts';
import { useLastComplete } from '../use-last-complete.ts';
import { checkCase, readCase, typeCase, writeCase } from './downtime-case.ts';
import { type DowntimeFieldName, downtimeFieldsByName } from './downtime-fields.ts';
import { DowntimeInputs } from './downtime-inputs.tsx';
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
  const [exampleInput] = useState(() => checkCase(typedExample).input ?? example);
  const input = useLastComplete(checked.input, exampleInput);
  const isExample = query === `${writeCase(typedExample)}`;
  const ofExample = input === exampleInput;
  const answer = answerStop(input.stop, input.plan);
  const lines = useMemo(() => describeStop(input.stop, input.plan), [input]);
  const problems = checked.problems ?? {};
  const wrong = Object.entries(downtimeFieldsByName).flatMap(([name, { key }]) =>
    problems[name as DowntimeFieldName] ? [key] : [],
  );
  const ownName = wrong.length > 0 ? 'Your last complete case' : 'Your case';
  const name = ofExample ? `Example: ${equipment}` : ownName;

  return (
    <div className="tool-case">
      <CaseAnswer name={name} answer={answer} ofExample={ofExample} wrong={wrong}>
        <StopPlate input={input} label={answer} />
      </CaseAnswer>
      <DowntimeInputs
        current={current}
        planHint={isExample ? planHint : undefined}
        problems={problems}
        still={still}
        onChange={change}
      />
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
      <ResultAnnouncer
        result={wrong.length > 0 ? announceStale(ofExample) : answer}
        still={still}
      />
    </div>
  );
}

const StopPlate = memo(function StopPlate({
  input,
  label,
}: {
  input: DowntimeInput;
  label: string;
}) {
  return (
    <CasePlate
      label={label}
      sizes={stopCostSizes}
      draw={(size) => <StopCostChart input={input} size={size} />}
    >
      Lost and spent on one stop by its length, at the lowest and highest repair cost. Deferral is
      left out.
    </CasePlate>
  );
});
