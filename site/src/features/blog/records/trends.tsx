import { RecordIcon } from './record-icon.tsx';
import { Part, Parts, RecordList } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';
import './records.css';

/** Where things are going: today against ahead, what drives it, what it calls for. */
export function Trends({ records }: RecordsProps<'trends'>) {
  return (
    <RecordList>
      {records.map((record) => (
        <li key={record.trend}>
          <h3 className="type-card-title record-with-icon">
            <RecordIcon name={record.icon} />
            {record.trend}
          </h3>
          <p>{record.description}</p>
          <Parts columns={2}>
            <Part name="Today">{record.currentState}</Part>
            <Part name="Outlook">{record.futureOutlook}</Part>
            <Part name="Drivers">{record.keyDrivers}</Part>
            <Part name="Requirements">{record.technicalRequirements}</Part>
          </Parts>
          <p className="record-impact">{record.estimatedImpact}</p>
        </li>
      ))}
    </RecordList>
  );
}
