import { Part, Parts, RecordHeading, RecordList } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';

/** What is particular to the region, and what follows for a design. */
export function RegionalFactors({ records }: RecordsProps<'regionalFactors'>) {
  return (
    <RecordList>
      {records.map(({ factor, description, implications }) => (
        <li key={factor}>
          <RecordHeading>{factor}</RecordHeading>
          <p>{description}</p>
          <Parts>
            <Part name="Implications">{implications}</Part>
          </Parts>
        </li>
      ))}
    </RecordList>
  );
}
