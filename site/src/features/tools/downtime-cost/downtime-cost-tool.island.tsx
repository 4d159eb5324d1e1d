import { memo, useMemo } from 'react';
import { plainText } from '#contract/plain-text.ts';
import { OutageCostChart } from '#drawings/tools/outage-cost-chart.tsx';
import {
  describeHour,
  describeOutage,
  shortResult,
  writeOutageHeading,
} from '#electrical/tools/describe-outage.ts';
import type { DowntimeInput } from '#electrical/tools/downtime-cost.ts';
import { CaseActions, type ToolActions } from '../case-actions.tsx';
import {
  announceStaleResult,
  CaseAnswer,
  CaseReadout,
  invalidReadout,
  ResultAnnouncer,
} from '../case-answer.tsx';
import { NumberField } from '../case-fields.tsx';
import { CaseFold } from '../case-fold.tsx';
import { CasePlate } from '../case-plate.tsx';
import { BeforeHydration, useToolCase } from '../use-tool-case.ts';
import { checkCase, readCase, toTypedCase, writeCase } from './downtime-case.ts';
import {
  type DowntimeField,
  type DowntimeFieldName,
  downtimeFields,
  downtimeFieldsByName,
  foldedHeadings,
} from './downtime-fields.ts';
import { WorkedLines } from './worked-lines.tsx';
import '#ui/blocks/formula.css';
import '../case-inputs.css';
import '../tool-case.css';

/** Calculates the cost of an outage, and how many outages a maintenance plan must prevent to pay for itself. */
export function DowntimeCostTool({
  words,
  example,
  equipment,
  planHint,
}: {
  words: ToolActions;
  example: DowntimeInput;
  /** Equipment that failed in the example. */
  equipment: string;
  planHint: string;
}) {
  const {
    complete: input,
    problems,
    current,
    still,
    query,
    change,
    ofExample,
  } = useToolCase(
    downtime,
    () => toTypedCase(example),
    (typed) => checkCase(typed).complete ?? example,
  );
  /** Keys of the invalid fields. */
  const wrong = Object.entries(downtimeFieldsByName).flatMap(([name, { key }]) =>
    problems[name] ? [key] : [],
  );
  const headline = describeHour(input.outage);
  const answer = `${writeOutageHeading(input.outage, input.plan)}.`;
  const lines = useMemo(() => describeOutage(input.outage, input.plan), [input]);
  const ownName = wrong.length > 0 ? 'Your last complete case' : 'Your case';
  const name = ofExample ? `Example: ${equipment}` : ownName;
  const showFields = (fields: Partial<Record<DowntimeFieldName, DowntimeField>>) =>
    (Object.entries(fields) as [DowntimeFieldName, DowntimeField][]).map(
      ([name, { key, label, unit, hint }]) => (
        <NumberField
          key={key}
          name={key}
          label={label}
          unit={unit}
          hint={name === 'hoursPerYear' && ofExample ? planHint : hint}
          text={current[name]}
          error={problems[name]}
          onText={(text) => change({ [name]: text })}
        />
      ),
    );

  return (
    <BeforeHydration value={still}>
      <div className="tool-case">
        <CaseAnswer
          name={name}
          headline={headline}
          answer={answer}
          ofExample={ofExample}
          wrong={wrong}
        >
          <OutagePlate input={input} label={answer} />
        </CaseAnswer>
        <div className="case-inputs tool-typed">
          {Object.entries(downtimeFields).map(([heading, fields]) => {
            const content = foldedHeadings[heading];
            if (content === undefined) {
              return (
                <fieldset key={heading} className="case-rows">
                  <legend className="type-card-title">{heading}</legend>
                  {showFields(fields)}
                </fieldset>
              );
            }
            return (
              <CaseFold
                key={heading}
                title={heading}
                content={content}
                hasError={Object.keys(fields).some((name) => problems[name])}
                arrangement="case-rows"
              >
                {showFields(fields)}
              </CaseFold>
            );
          })}
          <CaseReadout
            {...(wrong.length > 0 ? invalidReadout : shortResult(input.outage, input.plan))}
          />
        </div>
      </div>
      <div className="case-worked">
        <WorkedLines lines={lines} />
        <CaseActions
          words={words}
          query={query}
          wrong={wrong}
          about={plainText(
            [
              ofExample ? `Downtime cost, example: ${equipment}` : 'Downtime cost, our case',
              ...lines.map(({ name, formula, result }) => `${name}: ${formula} = ${result}`),
            ].join('; '),
          )}
        />
      </div>
      <ResultAnnouncer
        result={wrong.length > 0 ? announceStaleResult(ofExample) : `${headline}. ${answer}`}
      />
    </BeforeHydration>
  );
}

const downtime = { readCase, writeCase, checkCase };

const OutagePlate = memo(function OutagePlate({ input, label }: OutagePlateProps) {
  return (
    <CasePlate caption="Cost of one outage by its length, at the low and the high repair cost.">
      <OutageCostChart input={input} size="wide" label={label} className="record-wide" />
      <OutageCostChart input={input} size="narrow" label={label} className="record-narrow" />
    </CasePlate>
  );
});

type OutagePlateProps = { input: DowntimeInput; label: string };
