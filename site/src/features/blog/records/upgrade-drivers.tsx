import { Items, RecordHeading, RecordList } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';

/** What speaks for renewing equipment, with examples. */
export function UpgradeDrivers({ records }: RecordsProps<'upgradeDrivers'>) {
  return (
    <RecordList>
      {records.map(({ driver, description, examples }) => (
        <li key={driver} className="record-split">
          <RecordHeading>{driver}</RecordHeading>
          <div className="grid gap-3">
            <p>{description}</p>
            <Items items={examples} />
          </div>
        </li>
      ))}
    </RecordList>
  );
}
