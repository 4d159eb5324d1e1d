import type { ReactNode } from 'react';
import type { WorkedLine } from '#electrical/tools/describe-outage.ts';
import { typeset } from '#schemas/prose/typeset.ts';
import { Table } from '#ui/tables/table.tsx';

/** Calculation from a Markdown table with the columns step, calculation and result. */
export function Calculation({ children }: { children: ReactNode }) {
  return <div className="calculation">{children}</div>;
}

/** Table of the calculation steps that a tool computed. */
export function WorkedCalculation({ lines }: { lines: readonly WorkedLine[] }) {
  return (
    <Table
      phones="sums"
      columns={['Step', 'Calculation', 'Result']}
      rows={lines.map(({ name, formula, result }) => {
        // In a step without a calculation, the formula is the same text as the result.
        const isCalculated = formula !== result;
        return {
          key: name,
          cells: [
            name,
            isCalculated ? typeset(formula) : '',
            typeset(isCalculated ? `= ${result}` : result),
          ],
        };
      })}
    />
  );
}
