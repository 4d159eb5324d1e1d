import { Items, RecordHeading, RecordList } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';

/** What rules ask in each field of work. */
export function ComplianceAreas({ records }: RecordsProps<'complianceAreas'>) {
  return (
    <RecordList>
      {records.map(({ area, requirements }) => (
        <li key={area} className="record-split">
          <RecordHeading>{area}</RecordHeading>
          <Items items={requirements} />
        </li>
      ))}
    </RecordList>
  );
}
