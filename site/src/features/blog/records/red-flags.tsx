import { RecordHeading, RecordList } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';

/** Warning signs, each with what it leads to. */
export function RedFlags({ records, start = 1 }: RecordsProps<'redFlags'>) {
  return (
    <RecordList start={start}>
      {records.map(({ warning, description, impact }, index) => (
        <li key={warning} className="record-split">
          <RecordHeading number={start + index}>{warning}</RecordHeading>
          <div className="grid gap-3">
            <p>{description}</p>
            <p className="record-impact">{impact}</p>
          </div>
        </li>
      ))}
    </RecordList>
  );
}
