import { Items } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';
import './wire-list.css';

/** Phases on a wire, one after the other. */
export function LifecyclePhases({ records }: RecordsProps<'lifecyclePhases'>) {
  return (
    <ol className="wire-list">
      {records.map(({ phase, description, activities }) => (
        <li key={phase}>
          <h3 className="type-card-title">{phase}</h3>
          <p>{description}</p>
          <Items items={activities} />
        </li>
      ))}
    </ol>
  );
}
