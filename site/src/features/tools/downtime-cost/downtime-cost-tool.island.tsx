import { memo, useMemo } from 'react';
import { plainText } from '#contract/plain-text.ts';
import { OutageCostChart } from '#drawings/tools/outage-cost-chart.tsx';
import {
  describeHour,
  describeOutage,
  formatOutageHeading,
  shortResult,
  type WorkedLine,
} from '#electrical/tools/describe-outage.ts';
import type { DowntimeInput } from '#electrical/tools/downtime-cost.ts';
import { Panel } from '#ui/sections/panel.tsx';
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
import type { CaseProblems } from '../read-field.ts';
import { ToolFigure } from '../tool-figure.tsx';
import { BeforeHydration, useToolCase } from '../use-tool-case.ts';
import { checkCase, type DowntimeCase, readCase, toTypedCase, writeCase } from './downtime-case.ts';
import {
  type DowntimeField,
  type DowntimeFieldName,
  downtimeFields,
  downtimeFieldsByName,
  foldedHeadings,
} from './downtime-fields.ts';
import { WorkedLines } from './worked-lines.tsx';
import '#ui/sections/formula.css';
import '#ui/sections/split.css';
import '../case-inputs.css';
import '../tool-case.css';

const downtime = { readCase, writeCase, checkCase };

/** Calculates the cost of an outage, and how many outages a maintenance plan must prevent to pay for itself. */
export function DowntimeCostTool({
  actions,
  example,
  equipment,
  planHint,
}: {
  actions: ToolActions;
  example: DowntimeInput;
  /** Equipment that failed in the example. */
  equipment: string;
  planHint: string;
}) {
  const {
    complete: input,
    problems,
    current,
    beforeHydration,
    query,
    change,
    isExample,
  } = useToolCase(
    downtime,
    () => toTypedCase(example),
    (typed) => checkCase(typed).complete ?? example,
  );
  /** Keys of the invalid fields. */
  const invalidFields = Object.entries(downtimeFieldsByName).flatMap(([name, { key }]) =>
    problems[name] ? [key] : [],
  );
  const headline = describeHour(input.outage);
  const answer = `${formatOutageHeading(input.outage, input.plan)}.`;
  const lines = useMemo(() => describeOutage(input.outage, input.plan), [input]);
  const isInvalid = invalidFields.length > 0;
  const ownName = isInvalid ? 'Your last complete case' : 'Your case';
  const name = isExample ? `Example: ${equipment}` : ownName;
  const readout = isInvalid ? invalidReadout : shortResult(input.outage, input.plan);
  const announcement = isInvalid ? announceStaleResult(isExample) : `${headline}. ${answer}`;

  return (
    <BeforeHydration value={beforeHydration}>
      <div className="split split-5-7 tool-case">
        <Panel small className="case-inputs tool-typed">
          {Object.entries(downtimeFields).map(([heading, fields]) => (
            <FieldGroup
              key={heading}
              heading={heading}
              fields={fields}
              current={current}
              problems={problems}
              planHint={isExample ? planHint : undefined}
              change={change}
            />
          ))}
          <CaseReadout {...readout} />
        </Panel>
        <CaseAnswer
          name={name}
          headline={headline}
          answer={answer}
          isExample={isExample}
          invalidFields={invalidFields}
        >
          <OutageFigure input={input} label={answer} />
        </CaseAnswer>
      </div>
      <div className="case-worked">
        <WorkedLines lines={lines} />
        <CaseActions
          words={actions}
          query={query}
          invalidFields={invalidFields}
          about={describeCase(isExample ? equipment : undefined, lines)}
        />
      </div>
      <ResultAnnouncer result={announcement} />
    </BeforeHydration>
  );
}

/** Group of fields below its heading. Most groups are collapsed. */
function FieldGroup({
  heading,
  fields,
  current,
  problems,
  planHint,
  change,
}: {
  heading: string;
  fields: Partial<Record<DowntimeFieldName, DowntimeField>>;
  current: DowntimeCase;
  problems: CaseProblems;
  /** Hint of the labor hours in the example. Undefined once the visitor has changed the example. */
  planHint: string | undefined;
  change: (changed: Partial<DowntimeCase>) => void;
}) {
  const entries = Object.entries(fields) as [DowntimeFieldName, DowntimeField][];
  const controls = entries.map(([name, { key, label, unit, hint }]) => (
    <NumberField
      key={key}
      name={key}
      label={label}
      unit={unit}
      hint={name === 'hoursPerYear' ? (planHint ?? hint) : hint}
      text={current[name]}
      error={problems[name]}
      onText={(text) => change({ [name]: text })}
    />
  ));
  const summary = foldedHeadings[heading];
  if (summary === undefined) {
    return (
      <fieldset className="case-rows">
        <legend className="type-card-title">{heading}</legend>
        {controls}
      </fieldset>
    );
  }
  return (
    <CaseFold
      title={heading}
      content={summary}
      hasError={entries.some(([name]) => problems[name])}
      arrangement="case-rows"
    >
      {controls}
    </CaseFold>
  );
}

/** Describes the case and its calculation for a message to the company. `equipment` is defined for the example. */
function describeCase(equipment: string | undefined, lines: readonly WorkedLine[]): string {
  const title = equipment ? `Downtime cost, example: ${equipment}` : 'Downtime cost, our case';
  const calculations = lines.map(({ name, formula, result }) => `${name}: ${formula} = ${result}`);
  return plainText([title, ...calculations].join('; '));
}

type OutageFigureProps = { input: DowntimeInput; label: string };

/** Chart of the outage's cost, which is rendered again only when the case changes. */
const OutageFigure = memo(function OutageFigure({ input, label }: OutageFigureProps) {
  return (
    <ToolFigure caption="Cost of one outage by its length, at the low and the high repair cost.">
      <OutageCostChart input={input} size="wide" label={label} className="wide-only" />
      <OutageCostChart input={input} size="narrow" label={label} className="narrow-only" />
    </ToolFigure>
  );
});
