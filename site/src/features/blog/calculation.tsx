import type { ReactNode } from 'react';
import type { WorkedLine } from '#electrical/tools/describe-outage.ts';
import { typeset } from '#site/typography/typeset.ts';
import './text-table.css';
import './calculation.css';

/** Calculation from a Markdown table with the columns step, calculation and result. */
export function Calculation({ children }: { children: ReactNode }) {
  return <div className="calculation">{children}</div>;
}

/** Calculation table for lines that a tool computed. */
export function WorkedCalculation({ lines }: { lines: readonly WorkedLine[] }) {
  return (
    <Calculation>
      <table className="stacking-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, formula, result }) => (
            <tr key={name}>
              <th scope="row" data-column={columns[0]}>
                {name}
              </th>
              <td data-column={columns[1]}>{formula === result ? '' : typeset(formula)}</td>
              <td data-column={columns[2]}>
                {typeset(formula === result ? result : `= ${result}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Calculation>
  );
}

const columns = ['Step', 'Calculation', 'Result'] as const;
