import { memo } from 'react';
import type { WorkedLine } from '#electrical/tools/describe-outage.ts';
import { Table } from '#ui/tables/table.tsx';

/** Table of the calculation, one line per step. */
export const WorkedLines = memo(function WorkedLines(props: { lines: readonly WorkedLine[] }) {
  return (
    <Table
      phones="sums"
      caption="The arithmetic of this case"
      columns={['Item', 'Calculation', 'Result']}
      rows={props.lines.map(({ name, formula, result }) => ({
        key: name,
        // In a step without a calculation, the formula is the same text as the result.
        cells: [name, formula === result ? '' : formula, result],
      }))}
    />
  );
});
