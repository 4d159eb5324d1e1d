import { memo, useMemo } from 'react';
import { stopCostSizes } from '#drawings/tools/stop-cost-chart.tsx';
import { answerStop, describeStop } from '#site/tools/describe-stop.ts';
import type { DowntimeInput } from '#site/tools/downtime-cost.ts';
import { plainText } from '#site/tools/plain-text.ts';
import { StopChart } from '#site/tools/stop-chart.tsx';
import { CaseActions } from '../case-actions.tsx';
import { CaseAnswer } from '../case-answer.tsx';
import { CasePlate } from '../case-plate.tsx';
import { ResultAnnouncer } from '../result-announcer.tsx';
import { announceStale } from '../stale-result.tsx';
import type { ToolActions } from '../tool-words.ts';
import { DowntimeInputs } from './downtime-inputs.tsx';
import { useDowntimeCase } from './use-downtime-case.ts';
import { WorkedLines } from './worked-lines.tsx';
import '#ui/blocks/formula.css';
import '../tool-case.css';

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
  const { current, still, query, change, problems, wrong, input, isExample, ofExample } =
    useDowntimeCase(example);
  const answer = answerStop(input.stop, input.plan);
  const lines = useMemo(() => describeStop(input.stop, input.plan), [input]);
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
      draw={(size) => <StopChart input={input} size={size} />}
    >
      Lost and spent on one stop by its length, at the lowest and highest repair cost. Deferral is
      left out.
    </CasePlate>
  );
});
