import { Lines, Part, type Placement, Shape } from './part.tsx';

/** A padlock and the tag on its shackle, 14 by 34: hung from (0, 0). */
export function LockoutTag(at: Placement) {
  return (
    <Part at={at} weight={1}>
      <Lines d="M-2.8 3V0a2.8 2.8 0 0 1 5.6 0v3" strokeWidth="1.3" />
      <Shape d="M-4.6 3h9.2v7h-9.2Z" fill="var(--fill-3)" />
      <Lines d="M0 10v4" />
      <Shape d="M-7 17 -4 13H4L7 17V33H-7Z" stroke="var(--ink)" />
      <Shape d="M-7 19H7v5H-7Z" fill="var(--ink)" stroke="none" />
      <Lines d="M-4.5 27h9M-4.5 30h6" stroke="var(--ink)" strokeWidth=".8" />
    </Part>
  );
}
