import { Lines, Part, type Placement, Shape } from './part.tsx';

/** The distance from one tank to the next. */
const tankPitch = 32;

/**
 * A row of welded steel stock tanks, each 30 by 44, with the walkway along their roofs and the
 * stairs at the right end. The origin is the left foot of the first tank.
 */
export function Tanks({
  count = 4,
  height = 44,
  stairs = true,
  ...at
}: Placement & { count?: number; height?: number; stairs?: boolean }) {
  const starts = Array.from({ length: count }, (_, i) => i * tankPitch);
  const end = count * tankPitch - 2;
  const deck = -height - 5;
  const top = deck - 7;
  // The stairs come down at 58 degrees.
  const landing = Math.round(end + 3 - deck * 0.62);
  return (
    <Part at={at}>
      {stairs && (
        <Lines
          d={`M${end} ${deck}h7L${landing + 4} 0M${end + 3} ${deck}L${landing} 0M${end} ${top}h7L${landing + 4}-7V0${stairTreads(end, deck)}`}
          strokeWidth=".8"
        />
      )}
      <Shape
        d={starts
          .map((x) => `M${x} 0V${-height}Q${x + 15} ${-height - 6} ${x + 30} ${-height}V0Z`)
          .join('')}
      />
      {/* The shaded side makes the tank round. */}
      <Shape
        d={starts.map((x) => `M${x + 22} 0V${-height - 1.8}L${x + 30} ${-height}V0Z`).join('')}
        fill="var(--fill-2)"
        stroke="none"
      />
      <Lines
        d={starts
          .map(
            (x) =>
              `M${x} ${-height}h30M${x} ${-Math.round(height * 0.67)}h30M${x} ${-Math.round(height * 0.33)}h30M${x + 4} 0v-7h5v7M${x + 30} ${-height}V0`,
          )
          .join('')}
        strokeWidth=".5"
      />
      <Lines
        d={`M-4 ${deck}H${end + 3}M-4 ${top}H${end + 3}${starts.map((x) => `M${x} ${deck}V${top}M${x + 16} ${deck}V${top}`).join('')}M-4 ${deck}V${top}M${end + 3} ${deck}V${top}`}
        strokeWidth=".8"
      />
      <Lines d={`M-3 0H${end + 3}M${starts.map((x) => `${x + 24} ${deck}v-4h4`).join('M')}`} />
    </Part>
  );
}

function stairTreads(end: number, deck: number): string {
  return Array.from({ length: 8 }, (_, i) => {
    const y = Math.round((deck * (i + 1)) / 9);
    return `M${Math.round(end + 3 - (deck - y) * 0.62)} ${y}h4`;
  }).join('');
}
