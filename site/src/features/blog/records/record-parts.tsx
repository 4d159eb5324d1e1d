import type { ReactNode } from 'react';
import './records.css';

/** Records under one another, each with its own rule. */
export function RecordList({
  start,
  children,
}: {
  /** The number of the first, where their order means something. */
  start?: number;
  children: ReactNode;
}) {
  return start ? (
    <ol className="records" start={start}>
      {children}
    </ol>
  ) : (
    <ul className="records">{children}</ul>
  );
}

/** The name of a record, with what stands beside it. */
export function RecordHeading({
  number,
  children,
  aside,
}: {
  /** Its place, in a list whose order means something. */
  number?: number;
  children: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <div className="record-heading">
      {number ? (
        <span className="record-number" aria-hidden="true">
          {number}
        </span>
      ) : null}
      <h3 className="type-card-title">{children}</h3>
      {aside}
    </div>
  );
}

/** The parts of a record under their names. */
export function Parts({ columns = 1, children }: { columns?: 1 | 2; children: ReactNode }) {
  return (
    <dl className={columns === 2 ? 'record-parts record-parts-two' : 'record-parts'}>{children}</dl>
  );
}

/** One part of a record: a sentence, or a list of them. */
export function Part({ name, children }: { name: string; children: string | readonly string[] }) {
  return (
    <div>
      <dt className="record-name">{name}</dt>
      <dd>{typeof children === 'string' ? children : <Items items={children} />}</dd>
    </div>
  );
}

/** A list of short sentences in a record. */
export function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="record-items">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
