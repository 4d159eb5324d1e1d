import type { ReactElement } from 'react';
import type { RecordIconName } from '#schemas/record-kinds.ts';
import './records.css';

const symbols: Record<RecordIconName, ReactElement> = {
  // A receptacle circuit behind a small breaker.
  'low-voltage': <path d="M20 2v9M14 11h12v12H14zM20 23v6M11 29h18M15 33h10M18 37h4" />,
  // A pad-mounted transformer, drawn as two windings in a cabinet.
  'medium-voltage': (
    <path d="M6 6h28v28H6zM20 2v9m0 18v9M13 11c0 4 4.7 4 4.7 0 0 4 4.6 4 4.6 0 0 4 4.7 4 4.7 0M13 29c0-4 4.7-4 4.7 0 0-4 4.6-4 4.6 0 0-4 4.7-4 4.7 0" />
  ),
  // A dead-end tower with insulator strings.
  'high-voltage': (
    <path d="M14 38 18 4h4l4 34M15.6 26h8.8M16.6 17h6.8M6 12h28M9 20h22M8 12v4M32 12v4M11 20v4M29 20v4" />
  ),
  // A submersible pump in a well.
  pump: <path d="M14 3v34M26 3v34M17 22h6v15h-6zM20 3v19M4 12h10M26 12h10M17 29h6" />,
  // Two buses connected in a ring.
  grid: <path d="M6 8h28M6 32h28M11 8v24M29 8v24M8 17h6v6H8zM26 17h6v6h-6zM20 2v6M20 32v6" />,
  // A drilling mast.
  drilling: <path d="M12 36 18 4h4l6 32M14 27h12M16 17h8M8 36h24M20 4v32" />,
  // Several power sources behind one breaker.
  microgrid: (
    <path d="M4 20h8M28 20h8M12 14h12v12H12zM24 20h4M20 26v4M12 34h16M12 34v4M20 30v8M28 34v4M4 16v8M36 16v8" />
  ),
  // A control valve with an actuator.
  pneumatics: <path d="M6 22v12l28-12v12zM20 28V16M12 16a8 8 0 0 1 16 0zM20 8V3" />,
  // A relay with a signal curve.
  control: (
    <>
      <circle cx="20" cy="20" r="13" />
      <path d="M2 20h5M33 20h5M13 22h4l3-7 3 11 2-4h2" />
    </>
  ),
};

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
