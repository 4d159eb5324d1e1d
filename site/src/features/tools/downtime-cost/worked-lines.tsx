import { memo } from 'react';
import type { WorkedLine } from '#electrical/tools/describe-outage.ts';
import './worked-lines.css';

/** Table of the calculation, one line per step. */
export const WorkedLines = memo(function WorkedLines(props: { lines: readonly WorkedLine[] }) {
  return (
    <table className="worked-lines">
      <caption className="visually-hidden">The arithmetic of this case</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Calculation</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {props.lines.map(({ name, formula, result }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="worked-formula">{formula}</td>
            <td className="worked-result">{result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
