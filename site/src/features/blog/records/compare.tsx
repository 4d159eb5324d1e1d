import { Items, Parts, RecordIcon, type RecordsProps } from './record-parts.tsx';
import './compare.css';

/** Classes of hazardous location side by side, part against part. */
export function HazardousLocationClasses({ records }: RecordsProps<'hazardousLocationClasses'>) {
  return (
    <ul className="compare">
      {records.map(({ classification, description, examples, requirements }) => (
        <li key={classification}>
          <h3 className="type-card-title">{classification}</h3>
          <p>{description}</p>
          <Parts
            className="compare-parts"
            parts={{ Examples: examples, Requirements: requirements }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Services to call on, two by two. */
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

/** Classes of voltage side by side, part against part. */
export function VoltageCategories({ records }: RecordsProps<'voltageCategories'>) {
  return (
    <ul className="compare compare-five">
      {records.map(({ category, icon, applications, advantages, considerations, costRange }) => (
        <li key={category}>
          <h3 className="type-card-title flex items-center gap-3">
            <RecordIcon name={icon} />
            {category}
          </h3>
          <Parts
            className="compare-parts"
            parts={{
              Applications: applications,
              Advantages: advantages,
              Limits: considerations,
              'Typical cost': costRange,
            }}
          />
        </li>
      ))}
    </ul>
  );
}
