import { Part, Parts, RecordHeading, RecordList } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';

/** What stood in the way, and what was done about it. */
export function Challenges({ records }: RecordsProps<'challenges'>) {
  return (
    <RecordList>
      {records.map(({ challenge, solution }) => (
        <li key={challenge} className="record-split">
          <RecordHeading>{challenge}</RecordHeading>
          <Parts>
            <Part name="Solution">{solution}</Part>
          </Parts>
        </li>
      ))}
    </RecordList>
  );
}
