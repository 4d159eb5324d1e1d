import {
  type Drop,
  miles,
  percent,
  voltageDropData,
} from '#electrical/figures/plots/voltage-drop.ts';
import { Lettering } from '../../../symbols/wire.tsx';

/** The numbers of a plot too narrow to hold them. */
export function VoltageDropTable({
  drops,
  top,
  size,
}: {
  drops: readonly Drop[];
  /** The baseline of its head. */
  top: number;
  size: number;
}) {
  const { screen, distance } = voltageDropData;
  const rows = [
    ['LINE', `AT ${distance} MILES`, `${screen}% AT`],
    ...drops.map(({ kilovolts, there, reach }) => [
      `${kilovolts} kV`,
      percent(there),
      `${miles(reach)} MI`,
    ]),
  ];
  return (
    <>
      {rows.map((row, index) =>
        row.map((text, column) => (
          <Lettering
            key={text}
            x={columns[column] ?? 0}
            y={top + index * 24}
            size={size}
            anchor={column ? 'end' : 'start'}
            quiet={!index}
          >
            {text}
          </Lettering>
        )),
      )}
      <path
        d={drops
          .map((_, index) => `M${columns[0]} ${top + index * 24 + 7.5}H${columns[2]}`)
          .join('')}
        stroke="var(--line-2)"
        strokeWidth=".7"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

/** The left edge of the first column, the right edges of the others. */
const columns = [8, 222, 350] as const;
