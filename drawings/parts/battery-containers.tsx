import { Lines, Part, type Placement, Shape } from './part.tsx';

/** The distance from one container to the next. */
const batteryPitch = 72;

/** Battery containers, each 64 by 38 with four doors and chillers on the roof, on piers. */
export function BatteryContainers({ count = 2, ...at }: Placement & { count?: number }) {
  const starts = Array.from({ length: count }, (_, i) => i * batteryPitch);
  const doors = (x: number) => [0, 1, 2, 3].map((i) => x + i * 16);
  return (
    <Part at={at}>
      <Lines
        d={starts.map((x) => `M${x + 4} 0v-4M${x + 32} 0v-4M${x + 60} 0v-4`).join('')}
        strokeWidth="2"
      />
      <Shape
        d={starts.map((x) => `M${x + 6}-37v-6h17v6M${x + 40}-37v-6h17v6`).join('')}
        fill="var(--fill-2)"
      />
      <Shape d={starts.map((x) => `M${x}-4v-33h64v33Z`).join('')} />
      <Shape
        d={starts.map((x) => `M${x}-4v-4h64v4Z`).join('')}
        fill="var(--fill-2)"
        strokeWidth=".7"
      />
      <Lines
        d={starts
          .flatMap(doors)
          .map(
            (x) =>
              `M${x + 16}-37v29M${x + 3.5}-32h9M${x + 3.5}-29.5h9M${x + 3.5}-27h9M${x + 13.5}-20v4`,
          )
          .join('')}
        strokeWidth=".7"
      />
    </Part>
  );
}
