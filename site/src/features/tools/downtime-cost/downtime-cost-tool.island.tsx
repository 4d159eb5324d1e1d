import { memo, useCallback, useMemo, useState } from 'react';
import { StopCostChart, stopCostSizes } from '#illustrations/tools/stop-cost-chart.tsx';
import { answerStop, describeStop } from '#site/tools/describe-stop.ts';
import type { DowntimeInput } from '#site/tools/downtime-cost.ts';
import { plainText } from '#site/tools/plain-text.ts';
import { CaseActions } from '../case-actions.tsx';
import { CaseAnswer } from '../case-answer.tsx';
import { CasePlate } from '../case-plate.tsx';
import { ResultAnnouncer } from '../result-announcer.tsx';
import type { ToolActions } from '../tool-words.ts';
import { useCaseAddress } from '../use-case-address.ts';
import { useLastComplete } from '../use-last-complete.ts';
import { checkCase, readCase, typeCase, writeCase } from './downtime-case.ts';
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
  const input = useLastComplete(checked.input, example);
  const isExample = query === `${writeCase(typedExample)}`;
  const answer = answerStop(input.stop, input.plan);
  const lines = useMemo(() => describeStop(input.stop, input.plan), [input]);
  const problem = checked.problems
    ? 'Correct the marked fields. Below is the last complete case.'
    : '';
  const name = isExample ? `Example: ${equipment}` : 'Your case';

  return (
    <div className="tool-case">
      <CaseAnswer name={name} answer={answer} problem={problem}>
        <StopPlate input={input} label={answer} />
      </CaseAnswer>
      <DowntimeInputs
        current={current}
        planHint={isExample ? planHint : undefined}
        problems={checked.problems ?? {}}
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
              isExample ? `Downtime cost, example: ${equipment}` : 'Downtime cost, our case',
              ...lines.map(({ name, formula, result }) => `${name}: ${formula} = ${result}`),
            ].join('; '),
          )}
          still={still}
        />
      </div>
      <ResultAnnouncer result={problem || answer} still={still} />
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
