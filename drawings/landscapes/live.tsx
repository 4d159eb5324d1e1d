import { Lines } from '../parts/part.tsx';

/** An energized conductor: orange under its own faint halo. */
export function Live({ d }: { d: string }) {
  return (
    <>
      <Lines
        d={d}
        stroke="var(--hot-line)"
        strokeWidth="7"
        strokeOpacity=".17"
        strokeLinejoin="round"
      />
      <Lines d={d} stroke="var(--hot-line)" strokeWidth="2.2" strokeLinejoin="round" />
    </>
  );
}
