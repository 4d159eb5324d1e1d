import { RecordIcon } from './record-icon.tsx';
import { Part } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';
import './compare.css';
import './records.css';

/** Classes of voltage side by side, part against part. */
export function VoltageCategories({ records }: RecordsProps<'voltageCategories'>) {
  return (
    <ul className="compare compare-five">
      {records.map(({ category, icon, applications, advantages, considerations, costRange }) => (
        <li key={category}>
          <h3 className="type-card-title record-with-icon">
            <RecordIcon name={icon} />
            {category}
          </h3>
          <dl className="compare-parts">
            <Part name="Applications">{applications}</Part>
            <Part name="Advantages">{advantages}</Part>
            <Part name="Limits">{considerations}</Part>
            <Part name="Typical cost">{costRange}</Part>
          </dl>
        </li>
      ))}
    </ul>
  );
}
