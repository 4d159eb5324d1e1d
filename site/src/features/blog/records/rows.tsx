import type { RowRecord } from '#schemas/article-records.ts';
import { Items, Part, Parts, RecordHeading, RecordList } from './record-parts.tsx';
import './records.css';

/** Names at the left and what is said of each at the right; numbered where their order means something. */
export function Rows({
  rows,
  start,
}: {
  rows: readonly RowRecord[];
  /** The number of the first row, in a numbered list. */
  start?: number;
}) {
  return (
    <RecordList start={start}>
      {rows.map((row, index) => (
        // Columns take the whole width where a text introduces them.
        <li key={row.name} className={row.text && row.parts ? undefined : 'record-split'}>
          <RecordHeading number={start && start + index}>{row.name}</RecordHeading>
          {row.parts ? <Columns {...row} parts={row.parts} /> : <Said {...row} />}
        </li>
      ))}
    </RecordList>
  );
}

function Columns({ text, parts }: RowRecord & { parts: NonNullable<RowRecord['parts']> }) {
  return (
    <>
      {text ? <p>{text}</p> : null}
      <Parts>
        {Object.entries(parts).map(([name, said]) => (
          <Part key={name} name={name}>
            {said}
          </Part>
        ))}
      </Parts>
    </>
  );
}

function Said({ text, items, impact }: RowRecord) {
  const list = items ? <Items items={items} /> : null;
  if (!text && !impact) return list;
  return (
    <div className="grid gap-3">
      {text ? <p>{text}</p> : null}
      {list}
      {impact ? <p className="record-impact">{impact}</p> : null}
    </div>
  );
}
