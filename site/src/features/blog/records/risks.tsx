import { Part, Parts, RecordHeading, RecordList } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';

/** What can hurt people beside what stops it. */
export function Risks({ records, start = 1 }: RecordsProps<'risks'>) {
  return (
    <RecordList start={start}>
      {records.map(({ risk, description, causes, prevention }, index) => (
        <li key={risk}>
          <RecordHeading number={start + index}>{risk}</RecordHeading>
          <p>{description}</p>
          <Parts columns={2}>
            <Part name="Causes">{causes}</Part>
            <Part name="Prevention">{prevention}</Part>
          </Parts>
        </li>
      ))}
    </RecordList>
  );
}
