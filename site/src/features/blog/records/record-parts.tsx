import type { ReactElement, ReactNode } from 'react';
import type { RecordName, RecordOf } from '#schemas/article-records.ts';
import type { RecordIconName } from '#schemas/record-kinds.ts';
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
    <ol className="records" start={start}>
      {children}
    </ol>
  ) : (
    <ul className="records">{children}</ul>
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
    <div className="record-heading flex flex-wrap justify-between">
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

/** Named parts of a record. Each part is a string or a list of strings. */
export function Parts({
  parts,
  className = 'record-parts record-parts-two',
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
    <ul className="record-items">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Symbol of a record, drawn in a square of 40 units. */
export function RecordIcon({ name }: { name: RecordIconName }) {
  return (
    <svg
      className="record-icon"
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {symbols[name]}
    </svg>
  );
}

const symbols: Record<RecordIconName, ReactElement> = {
  // Icon: a receptacle circuit behind a small breaker.
  'low-voltage': <path d="M20 2v9M14 11h12v12H14zM20 23v6M11 29h18M15 33h10M18 37h4" />,
  // Icon: a pad-mounted transformer, drawn as two windings in a cabinet.
  'medium-voltage': (
    <path d="M6 6h28v28H6zM20 2v9m0 18v9M13 11c0 4 4.7 4 4.7 0 0 4 4.6 4 4.6 0 0 4 4.7 4 4.7 0M13 29c0-4 4.7-4 4.7 0 0-4 4.6-4 4.6 0 0-4 4.7-4 4.7 0" />
  ),
  // Icon: a dead-end tower with insulator strings.
  'high-voltage': (
    <path d="M14 38 18 4h4l4 34M15.6 26h8.8M16.6 17h6.8M6 12h28M9 20h22M8 12v4M32 12v4M11 20v4M29 20v4" />
  ),
  // Icon: a submersible pump in a well.
  pump: <path d="M14 3v34M26 3v34M17 22h6v15h-6zM20 3v19M4 12h10M26 12h10M17 29h6" />,
  // Icon: two buses connected in a ring.
  grid: <path d="M6 8h28M6 32h28M11 8v24M29 8v24M8 17h6v6H8zM26 17h6v6h-6zM20 2v6M20 32v6" />,
  // Icon: a drilling mast.
  drilling: <path d="M12 36 18 4h4l6 32M14 27h12M16 17h8M8 36h24M20 4v32" />,
  // Icon: several power sources behind one breaker.
  microgrid: (
    <path d="M4 20h8M28 20h8M12 14h12v12H12zM24 20h4M20 26v4M12 34h16M12 34v4M20 30v8M28 34v4M4 16v8M36 16v8" />
  ),
  // Icon: a control valve with an actuator.
  pneumatics: <path d="M6 22v12l28-12v12zM20 28V16M12 16a8 8 0 0 1 16 0zM20 8V3" />,
  // Icon: a relay with a signal curve.
  control: (
    <>
      <circle cx="20" cy="20" r="13" />
      <path d="M2 20h5M33 20h5M13 22h4l3-7 3 11 2-4h2" />
    </>
  ),
};
