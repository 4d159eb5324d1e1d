import { type ReactNode, use, useEffect, useState } from 'react';
import { BeforeHydration } from './use-tool-case.ts';
import '#ui/controls/field.css';
import './tool-case.css';

/** Result of a case, as a sentence and as a drawing. */
export function CaseAnswer({
  name,
  headline,
  answer,
  ofExample,
  wrong,
  children,
}: {
  /** Name of the case, for example "Your case". */
  name: string;
  /** Heading above the answer. By default, the answer is the heading. */
  headline?: string;
  answer: string;
  ofExample: boolean;
  /** Ids of the invalid fields, in page order. */
  wrong: readonly string[];
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
 * Notice beside a result that is out of date because a field is invalid. It says which case the result belongs to, and
 * links to the first invalid field, which can be out of view on phones.
 */
export function StaleResult({
  ofExample,
  fields,
}: {
  ofExample: boolean;
  /** Ids of the invalid fields, in page order. */
  fields: readonly string[];
}) {
  const [first] = fields;
  if (!first) return null;
  return (
    <p className="field-error">
      <span>{describeStaleResult(ofExample)}</span> <a href={`#${first}`}>{correct}</a>
    </p>
  );
}

/** Returns the text of `StaleResult`, for announcement by screen readers. */
export const announceStaleResult = (ofExample: boolean) =>
  `${describeStaleResult(ofExample)} ${correct}`;

const correct = 'Correct the marked field to see yours.';

const describeStaleResult = (ofExample: boolean) =>
  `This is still the result of ${ofExample ? 'the example' : 'your last complete case'}.`;

/** Short result. On phones, it stays visible while the visitor changes the fields above it. */
export function CaseReadout({ result, note }: { result: string; note: string }) {
  return (
    <p className="case-readout dusk screen-only">
      <span>{result}</span> <span>{note}</span>
    </p>
  );
}

/** Text shown instead of the short result while a field is invalid. */
export const invalidReadout = { result: '–', note: 'correct the marked field' };

/**
 * Announces each new result to screen readers once, 0.9 s after the last change. The first result is not announced,
 * because screen readers read it with the page.
 */
export function ResultAnnouncer({ result }: { result: string }) {
  const still = use(BeforeHydration);
  const [announced, setAnnounced] = useState('');
  const [first, setFirst] = useState<string>();
  useEffect(() => {
    if (still) return;
    if (first === undefined) {
      setFirst(result);
      return;
    }
    if (result === first && announced === '') return;
    const timer = setTimeout(() => setAnnounced(result), 900);
    return () => clearTimeout(timer);
  }, [result, still, first, announced]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
