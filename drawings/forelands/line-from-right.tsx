import { type Point, span } from '../parts/geometry.ts';
import { LivePhases } from '../parts/live.tsx';
import { deadEndPins, polePins, UtilityPole } from '../parts/utility-pole.tsx';
import { gradeY as y } from './land.tsx';

/** Of its poles. */
export const linePoleScale = 1.16;

/** A line that comes from beyond the right edge and ends on the first of `poles`. */
export function LineFromRight({
  poles,
  end,
}: {
  poles: readonly number[];
  /** What the first pole carries beside the dead ends, and how far its guy reaches. */
  end: Pick<Parameters<typeof UtilityPole>[0], 'can' | 'side' | 'guy'>;
}) {
  return (
    <>
      {poles.map((x, i) => (
        <UtilityPole
          key={x}
          x={x}
          y={y}
          scale={linePoleScale}
          {...(i === 0 ? { deadEnd: 1, ...end } : {})}
        />
      ))}
      <LivePhases paths={stringConductors(poles)} />
    </>
  );
}

// The three conductors, nearest first.
function stringConductors(poles: readonly number[]): string[] {
  const hold = (x: number, pins: readonly Point[], phase: number): Point => {
    const [dx, dy] = pins[phase] ?? [0, 0];
    return [x + dx * linePoleScale, y + dy * linePoleScale];
  };
  return [0, 2, 1].map((phase) =>
    poles
      .slice(1)
      .map((x, i) =>
        span(
          hold(poles[i] ?? x, i ? polePins : deadEndPins(1), phase),
          hold(x, polePins, phase),
          9,
        ).replace(i ? /^M[^Q]*/ : /^$/, ''),
      )
      .join(''),
  );
}
