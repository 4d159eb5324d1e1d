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
          {typeof said === 'string' ? (
            <dd>{said}</dd>
          ) : (
            <dd className="font-normal">
              <Items items={said} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
