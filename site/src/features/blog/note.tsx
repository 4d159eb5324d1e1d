import type { ReactNode } from 'react';
import { typeset } from '#schemas/prose/typeset.ts';
import { Panel } from '#ui/sections/panel.tsx';
import './note.css';

/** Safety instructions in a box. */
export function SafetyNote({ children }: { children: ReactNode }) {
  return (
    <Panel small className="note" role="note">
      <p className="type-mono note-safety-label">Safety</p>
      {children}
    </Panel>
  );
}

export function WorkedExample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="note note-worked" role="note">
      <p className="type-mono text-ink-2">Worked example: {typeset(title)}</p>
      {children}
    </div>
  );
}
