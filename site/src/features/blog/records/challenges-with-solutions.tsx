import { Part, Parts, RecordHeading, RecordList } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';

/** What stands in the way, with the ways round it. */
export function ChallengesWithSolutions({ records }: RecordsProps<'challengesWithSolutions'>) {
  return (
    <RecordList>
      {records.map(({ challenge, solutions }) => (
        <li key={challenge} className="record-split">
          <RecordHeading>{challenge}</RecordHeading>
          <Parts>
            <Part name="Solutions">{solutions}</Part>
          </Parts>
        </li>
      ))}
    </RecordList>
  );
}
