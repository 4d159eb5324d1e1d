import { Items, RecordHeading, RecordList } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';

/** What one gains, how, and what follows from it. */
export function Benefits({ records }: RecordsProps<'benefits'>) {
  return (
    <RecordList>
      {records.map(({ benefit, description, details, impact }) => (
        <li key={benefit} className="record-split">
          <RecordHeading>{benefit}</RecordHeading>
          <div className="grid gap-3">
            <p>{description}</p>
            <Items items={details} />
            <p className="record-impact">{impact}</p>
          </div>
        </li>
      ))}
    </RecordList>
  );
}
