import type { ReactNode } from 'react';
import { NumberField } from '../number-field.tsx';
import type { DowntimeCase, DowntimeProblems } from './downtime-case.ts';
import { type DowntimeField, type DowntimeFieldName, downtimeFields } from './downtime-fields.ts';
import '../case-inputs.css';

/** What fails, what it costs, and the plan held against it; below its fields, what comes of it in short. */
export function DowntimeInputs({
  current,
  planHint,
  problems,
  still,
  onChange,
  children,
}: {
  current: DowntimeCase;
  /** In place of the hint on the plan's hours. */
  planHint: string | undefined;
  problems: DowntimeProblems;
  still: boolean;
  onChange: (changed: Partial<DowntimeCase>) => void;
  children: ReactNode;
}) {
  return (
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
                hint={(name === 'hoursPerYear' && planHint) || hint}
                text={current[name]}
                problem={problems[name]}
                still={still}
                onText={(text) => onChange({ [name]: text })}
              />
            ),
          )}
        </fieldset>
      ))}
      {children}
    </div>
  );
}
