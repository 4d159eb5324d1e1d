import { Items, RecordHeading, RecordList } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';

/** What a choice depends on, factor by factor. */
export function SelectionFactors({ records }: RecordsProps<'selectionFactors'>) {
  return (
    <RecordList>
      {records.map(({ factor, description, considerations }) => (
        <li key={factor} className="record-split">
          <RecordHeading>{factor}</RecordHeading>
          <div className="grid gap-3">
            <p>{description}</p>
            <Items items={considerations} />
          </div>
        </li>
      ))}
    </RecordList>
  );
}
