import type { RecordOf } from '#schemas/article-records.ts';
import { Items } from './record-parts.tsx';
import '#ui/blocks/fact-table.css';

/** What a substation is made of, as a schedule on its drawing. */
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
      {Object.entries(parts).map(([name, said]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof said === 'string' ? said : <Items items={said} />}</dd>
        </div>
      ))}
    </dl>
  );
}
