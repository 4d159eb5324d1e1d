import { Lines, Part, type Placement, Shape } from './part.tsx';

/** A level on its tripod, looking left, 28 high. */
export function Level(at: Placement) {
  return (
    <Part at={at} weight={0.9}>
      <Lines d="M-1-22-8.4 0M1-22 8.4 0M0-22 .8-1.4" strokeWidth="1.3" />
      <Shape d="M-3.4-23.6h6.8v1.8h-6.8Z" fill="var(--fill-3)" />
      <Shape d="M-6-28.4H4.6v4.4H-6ZM4.6-27.4h3v2.4h-3Z" fill="var(--fill-2)" />
      <Lines d="M-4.2-28.4v4.4" strokeWidth=".7" />
    </Part>
  );
}

/** The rod that it reads, 13 ft: held upright where a pole will stand. */
export function LevelRod(at: Placement) {
  return (
    <Part at={at} weight={0.9}>
      <Shape d="M-1.3 0V-66H1.3V0Z" fill="var(--fill-0)" />
      <Lines d={rungs} strokeWidth="1.4" />
    </Part>
  );
}

const rungs = Array.from({ length: 12 }, (_, i) => `M${i % 2 ? -1 : 0}-${4 + i * 5}h1`).join('');
