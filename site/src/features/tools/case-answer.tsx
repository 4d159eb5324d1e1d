import { type ReactNode, use, useEffect, useState } from 'react';
import { BeforeHydration } from './use-tool-case.ts';
import '#ui/controls/field.css';
import './tool-case.css';

/** Text shown instead of the short result while a field is invalid. */
export const invalidReadout = { result: '–', note: 'correct the marked field' };

/** Text of the link from an outdated result to the first invalid field. */
const correctLink = 'Correct the marked field to see yours.';

/** Result of a case, as a sentence and as a drawing. */
export function CaseAnswer({
  name,
  headline,
  answer,
  isExample,
  invalidFields,
  children,
}: {
  /** Name of the case, for example "Your case". */
  name: string;
  /** Heading above the answer. By default, the answer is the heading. */
  headline?: string;
  answer: string;
  /** Whether the result belongs to the example. */
  isExample: boolean;
  /** Ids of the invalid fields, in page order. */
  invalidFields: readonly string[];
  children: ReactNode;
}) {
  return (
    <div className="case-answer">
      <p className="case-name">{name}</p>
      <h2 className="type-section-title">{headline ?? answer.replace(/\.$/, '')}</h2>
      {headline ? <p>{answer}</p> : null}
      <StaleResult isExample={isExample} invalidFields={invalidFields} />
      {children}
    </div>
  );
}

/**
 * Notice beside a result that is out of date because a field is invalid. It says which case the result belongs to, and
 * links to the first invalid field, which can be out of view on phones.
 */
export function StaleResult({
  isExample,
  invalidFields,
}: {
  /** Whether the result belongs to the example. */
  isExample: boolean;
  /** Ids of the invalid fields, in page order. */
  invalidFields: readonly string[];
}) {
  const [firstInvalid] = invalidFields;
  if (!firstInvalid) return null;
  return (
    <p className="field-error">
      <span>{describeStaleResult(isExample)}</span> <a href={`#${firstInvalid}`}>{correctLink}</a>
    </p>
  );
}

/** Returns the text of `StaleResult`, for announcement by screen readers. */
export function announceStaleResult(isExample: boolean): string {
  return `${describeStaleResult(isExample)} ${correctLink}`;
}

function describeStaleResult(isExample: boolean): string {
  return `This is still the result of ${isExample ? 'the example' : 'your last complete case'}.`;
}

/** Short result. On phones, it stays visible while the visitor changes the fields above it. */
export function CaseReadout({ result, note }: { result: string; note: string }) {
  return (
    <p className="case-readout always-dark screen-only">
      <span>{result}</span> <span>{note}</span>
    </p>
  );
}

/**
 * Announces each new result to screen readers once, 0.9 s after the last change. The first result is not announced,
 * because screen readers read it with the page.
 */
export function ResultAnnouncer({ result }: { result: string }) {
  const beforeHydration = use(BeforeHydration);
  const [announced, setAnnounced] = useState('');
  const [firstResult, setFirstResult] = useState<string>();
  useEffect(() => {
    if (beforeHydration) return;
    if (firstResult === undefined) {
      setFirstResult(result);
      return;
    }
    if (result === firstResult && announced === '') return;
    const delayMs = 900;
    const timer = setTimeout(() => setAnnounced(result), delayMs);
    return () => clearTimeout(timer);
  }, [result, beforeHydration, firstResult, announced]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
