import type { RecordOf } from '#schemas/article-records.ts';
import { Items } from './record-parts.tsx';
import '#ui/sections/fact-table.css';

/** Specification of a substation, in the form of a schedule on a drawing. */
export function SubstationSpecification({
  record,
}: {
  record: RecordOf<'substationSpecification'>;
}) {
  const { voltage, capacity, protection, control, structures } = record;
  const parts = {
    Voltage: voltage,
    Capacity: capacity,
    Protection: protection,
    Control: control,
    Structures: structures,
  };
  return (
    <dl className="fact-table">
      {Object.entries(parts).map(([name, content]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof content === 'string' ? content : <Items items={content} />}</dd>
        </div>
      ))}
    </dl>
  );
}
