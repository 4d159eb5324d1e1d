import type { ReactNode } from 'react';
import './note.css';

/** What to do, or leave, so that nobody gets hurt. */
export function SafetyNote({ children }: { children: ReactNode }) {
  return (
    <div className="note" role="note">
      <p className="note-name note-safety">Safety</p>
      {children}
    </div>
  );
}

/** A number worked out step by step. */
export function WorkedExample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="note note-worked">
      <p className="note-name">Worked example: {title}</p>
      {children}
    </section>
  );
}
