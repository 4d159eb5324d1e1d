import { type ReactNode, use, useEffect, useState } from 'react';
import { Still } from './use-tool-case.ts';
import '#ui/controls/field.css';
import './tool-case.css';

/** The result of a case, in a sentence and as a drawing. */
export function CaseAnswer({
  name,
  headline,
  answer,
  ofExample,
  wrong,
  children,
}: {
  /** What the case is called. */
  name: string;
  /** Heading above the answer. By default, the answer is the heading. */
  headline?: string;
  answer: string;
  ofExample: boolean;
  /** As in `StaleResult`. */
  wrong: readonly string[];
  /** The drawing. */
  children: ReactNode;
}) {
  return (
    <div className="case-answer">
      <p className="case-name">{name}</p>
      <h2 className="type-section-title">{headline ?? answer.replace(/\.$/, '')}</h2>
      {headline ? <p>{answer}</p> : null}
      <StaleResult ofExample={ofExample} fields={wrong} />
      {children}
    </div>
  );
}

/**
 * By a result, while a field cannot be read: whose result it is, and the way to the first such
 * field, which on a phone is out of sight.
 */
export function StaleResult({
  ofExample,
  fields,
}: {
  ofExample: boolean;
  /** The ids of the fields that cannot be read, in the order of the page. */
  fields: readonly string[];
}) {
  const [first] = fields;
  if (!first) return null;
  return (
    <p className="field-error">
      <span>{describeStale(ofExample)}</span> <a href={`#${first}`}>{correct}</a>
    </p>
  );
}

/** The same sentence, announced to assistive technology when it appears. */
export const announceStale = (ofExample: boolean) => `${describeStale(ofExample)} ${correct}`;

const correct = 'Correct the marked field to see yours.';

const describeStale = (ofExample: boolean) =>
  `This is still the result of ${ofExample ? 'the example' : 'your last complete case'}.`;

/** The result in short: on phones it stays in sight while the fields above it are changed. */
export function CaseReadout({ result, note }: { result: string; note: string }) {
  return (
    <p className="case-readout dusk screen-only">
      <span>{result}</span> <span>{note}</span>
    </p>
  );
}

/** In place of a result while a field cannot be read. */
export const noReadout = { result: '–', note: 'correct the marked field' };

/**
 * Announces a result to assistive technology 0.9 s after the last change, and each one once. The
 * first is not announced: it was read with the page.
 */
export function ResultAnnouncer({ result }: { result: string }) {
  const still = use(Still);
  const [announced, setAnnounced] = useState('');
  const [first, setFirst] = useState<string>();
  useEffect(() => {
    if (still) return;
    if (first === undefined) {
      setFirst(result);
      return;
    }
    if (result === first && announced === '') return;
    const later = setTimeout(() => setAnnounced(result), 900);
    return () => clearTimeout(later);
  }, [result, still, first, announced]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
