import { Part } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';
import './compare.css';

/** Classes of hazardous location side by side, part against part. */
export function HazardousLocationClasses({ records }: RecordsProps<'hazardousLocationClasses'>) {
  return (
    <ul className="compare">
      {records.map(({ classification, description, examples, requirements }) => (
        <li key={classification}>
          <h3 className="type-card-title">{classification}</h3>
          <p>{description}</p>
          <dl className="compare-parts">
            <Part name="Examples">{examples}</Part>
            <Part name="Requirements">{requirements}</Part>
          </dl>
        </li>
      ))}
    </ul>
  );
}
