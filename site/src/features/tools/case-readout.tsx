import './case-readout.css';

/** What comes of a case in short: on phones it stays in sight while the fields above it are changed. */
export function CaseReadout({ result, note }: { result: string; note: string }) {
  return (
    <p className="case-readout dusk">
      <span>{result}</span> {note}
    </p>
  );
}

/** In place of a result while a field cannot be read. */
export const noReadout = { result: '–', note: 'correct the marked field' };
