import { Items } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';
import './compare.css';
import './records.css';

/** What one can call on, two by two. */
export function Services({ records }: RecordsProps<'services'>) {
  return (
    <ul className="compare compare-four">
      {records.map(({ service, description, features, impact }) => (
        <li key={service}>
          <h3 className="type-card-title">{service}</h3>
          <p>{description}</p>
          <Items items={features} />
          <p className="record-impact">{impact}</p>
        </li>
      ))}
    </ul>
  );
}
