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
  return (
    <dl className="fact-table">
      <div>
        <dt>Voltage</dt>
        <dd>{voltage}</dd>
      </div>
      <div>
        <dt>Capacity</dt>
        <dd>{capacity}</dd>
      </div>
      {Object.entries({ Protection: protection, Control: control, Structures: structures }).map(
        ([name, items]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="font-normal">
              <Items items={items} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
