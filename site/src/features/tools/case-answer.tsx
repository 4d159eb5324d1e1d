import type { ReactNode } from 'react';
import { StaleResult } from './stale-result.tsx';
import './case-answer.css';

/** What comes of a case, in a sentence and as a drawing, and what keeps it from being the typed one. */
export function CaseAnswer({
  name,
  answer,
  ofExample,
  wrong,
  children,
}: {
  /** What the case is called. */
  name: string;
  answer: string;
  ofExample: boolean;
  /** The ids of the fields that cannot be read, in the order of the page. */
  wrong: readonly string[];
  /** The drawing. */
  children: ReactNode;
}) {
  return (
    <div className="case-answer">
      <p className="case-name">{name}</p>
      <h2 className="type-section-title">{answer.replace(/\.$/, '')}</h2>
      <StaleResult ofExample={ofExample} fields={wrong} />
      {children}
    </div>
  );
}
