import { Lines, Part, type Placement, Shape } from './part.tsx';

/** A remote terminal unit in its cabinet on a stand, 34 by 62, its door open toward the left. */
export function TerminalUnit(at: Placement) {
  return (
    <Part at={at}>
      <Lines d="M-13 0v-12M13 0v-12M-17 0h8M9 0h8" strokeWidth="2" />
      <Shape d="M-17-12v-48h34v48Z" fill="var(--fill-1)" />
      <Shape d="M-19-60h38l-3-4h-32Z" fill="var(--fill-2)" />
      <Shape d="M-17-12v-48l-10 5v49Z" fill="var(--fill-2)" />
      <Shape d="M-12-56h24v11h-24ZM-12-42h24v9h-24Z" />
      <Lines
        d="M-8-56v11M-4-56v11M0-56v11M4-56v11M8-56v11M-12-30h24M-12-27h24M-12-21h24M-12-18h24M-9-38h5M-1-38h10"
        strokeWidth=".7"
      />
      <Lines d="M8-12V0M3-12V0" strokeWidth="1.4" />
    </Part>
  );
}
