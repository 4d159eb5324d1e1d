import type { ReactNode } from 'react';
import type { WorkedLine } from '#electrical/tools/describe-outage.ts';
import { typeset } from '#site/typography/typeset.ts';
import './text-table.css';
import './calculation.css';

const columns = { step: 'Step', calculation: 'Calculation', result: 'Result' };

/** Calculation from a Markdown table with the columns step, calculation and result. */
export function Calculation({ children }: { children: ReactNode }) {
  return <div className="calculation">{children}</div>;
}

/** Table of the calculation steps that a tool computed. */
export function WorkedCalculation({ lines }: { lines: readonly WorkedLine[] }) {
  return (
    <Calculation>
      <table className="stacking-table">
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <WorkedRow key={line.name} line={line} />
          ))}
        </tbody>
      </table>
    </Calculation>
  );
}

function WorkedRow({ line: { name, formula, result } }: { line: WorkedLine }) {
  // In a step without a calculation, the formula is the same text as the result.
  const isCalculated = formula !== result;
  return (
    <tr>
      <th scope="row" data-column={columns.step}>
        {name}
      </th>
      <td data-column={columns.calculation}>{isCalculated ? typeset(formula) : ''}</td>
      <td data-column={columns.result}>{typeset(isCalculated ? `= ${result}` : result)}</td>
    </tr>
  );
}
