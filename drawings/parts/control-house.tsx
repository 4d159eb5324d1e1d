import { Lines, Part, type Placement, Shape } from './part.tsx';

/** A substation control house, 96 by 50: ribbed walls, door, a window that is lit at dusk unless told otherwise. */
export function ControlHouse({ lit = true, ...at }: Placement & { lit?: boolean }) {
  return (
    <Part at={at}>
      <Shape d="M0 0v-40h96V0Z" />
      <Lines
        d={Array.from({ length: 15 }, (_, i) => `M${(i + 1) * 6}-40V0`).join('')}
        strokeWidth=".4"
      />
      <Shape d="M-4-40 2-50h92l6 10Z" fill="var(--fill-2)" />
      <Shape d="M14 0v-26h14V0Z" fill="var(--fill-1)" />
      <Lines d="M25-14v3M14-29h14" strokeWidth=".8" />
      <Shape d="M42-28h18v11H42Z" fill="var(--fill-2)" />
      {lit && <Shape d="M42-28h18v11H42Z" fill="var(--lamp)" />}
      <Lines d="M51-28v11" strokeWidth=".8" />
      <Shape d="M72-24h14v17H72Z" fill="var(--fill-2)" strokeWidth=".8" />
      <Lines d="M74-20h10M74-16.5h10M74-13h10M74-9.5h10" strokeWidth=".6" />
    </Part>
  );
}
