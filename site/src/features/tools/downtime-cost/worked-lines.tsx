import { memo } from 'react';
import type { WorkedLine } from '#electrical/tools/describe-outage.ts';
import './worked-lines.css';

/** Arithmetic line by line. */
export const WorkedLines = memo(function WorkedLines({
  caption,
  lines,
}: {
  caption: string;
  lines: readonly WorkedLine[];
}) {
  return (
    <table className="worked-lines">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Calculation</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, formula, result }) => (
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
