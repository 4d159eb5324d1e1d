import type { ReactNode } from 'react';
import { NumberField } from '../case-fields.tsx';
import type { CaseProblems } from '../read-field.ts';
import type { DowntimeCase } from './downtime-case.ts';
import { type DowntimeField, type DowntimeFieldName, downtimeFields } from './downtime-fields.ts';
import '../case-inputs.css';

/** The outage, its costs and the plan; below the fields, the result in short. */
export function DowntimeInputs({
  current,
  planHint,
  problems,
  onChange,
  children,
}: {
  current: DowntimeCase;
  /** In place of the hint on the plan's hours. */
  planHint: string | undefined;
  problems: CaseProblems;
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
