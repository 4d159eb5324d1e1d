import type { ReactNode } from 'react';

/** What comes of a case, in a sentence and as a drawing, and what keeps it from being the typed one. */
export function CaseAnswer({
  name,
  answer,
  problem,
  children,
}: {
  /** What the case is called. */
  name: string;
  answer: string;
  /** Empty while every field can be read. */
  problem: string;
  /** The drawing. */
  children: ReactNode;
}) {
  return (
    <div className="case-answer">
      <p className="case-name">{name}</p>
      <h2 className="type-section-title">{answer}</h2>
      <p className="field-error" hidden={!problem}>
        {problem}
      </p>
      {children}
    </div>
  );
}
