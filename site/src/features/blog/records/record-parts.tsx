import type { ReactNode } from 'react';
import type { RecordName, RecordOf } from '#schemas/article-records.ts';
import '#ui/sections/columns.css';
import './records.css';

/** Props of a component that shows a list of records. */
export interface RecordsProps<Name extends RecordName> {
  records: readonly RecordOf<Name>[];
  /** All records of this kind in the article. `records` can be a part of this list. */
  all: readonly RecordOf<Name>[];
}

export function RecordList({
  start,
  children,
}: {
  /** Number of the first record, for numbered lists. */
  start?: number;
  children: ReactNode;
}) {
  return start ? (
    <ol role="list" className="records" start={start}>
      {children}
    </ol>
  ) : (
    <ul role="list" className="records">
      {children}
    </ul>
  );
}

/** Name of a record, with an optional element beside it, such as a badge. */
export function RecordHeading({
  number,
  children,
  aside,
}: {
  /** Number of the record, for numbered lists. */
  number?: number;
  children: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <div
      className="record-heading flex flex-wrap justify-between"
      // The number is generated content, because reader views drop a record that has an element for its number.
      data-number={number}
    >
      <h3 className="type-card-title">{children}</h3>
      {aside}
    </div>
  );
}

/** Named parts of a record. Each part is a string or a list of strings. */
export function Parts({
  parts,
  className = 'record-parts columns columns-2',
}: {
  parts: Readonly<Record<string, string | readonly string[]>>;
  className?: string;
}) {
  return (
    <dl className={className}>
      {Object.entries(parts).map(([name, content]) => (
        <div key={name}>
          <dt className="record-name">{name}</dt>
          <dd>{typeof content === 'string' ? content : <Items items={content} />}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Items({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className="record-items">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
