import type { Scale } from '../../../plot/scale.ts';
import { Device } from '../../../symbols/device.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';

/** What stands over the grid, in plan: from the dead-end at the left to the feeders, all in feet. */
export function YardEquipment({
  x,
  y,
  size,
  riser: [riserX, riserY],
  deadEnd: [deadEnd, upper, lower],
}: {
  x: Scale;
  y: Scale;
  size: FigureSize;
  /** The crossing under the transformer's riser. */
  riser: readonly [number, number];
  /** The conductor and the two crossings that the legs of the dead-end are bonded to. */
  deadEnd: readonly [number, number, number];
}) {
  const letters = lettering[size];
  const box = (cx: number, cy: number, width: number, depth: number) =>
    `M${x(cx - width / 2)} ${y(cy - depth / 2)}H${x(cx + width / 2)}V${y(cy + depth / 2)}H${x(cx - width / 2)}z`;
  const legs = [upper, lower].map((leg) => box(24, leg, 3, 3)).join('');
  return (
    <>
      <path
        d={`M${x(24)} ${y(upper)}V${y(lower)}M${x(44)} ${y(51)}V${y(71)}M${x(24)} ${y(61)}H${x(156)}M${x(156)} ${y(37)}V${y(85)}${[41, 61, 81].map((at) => `M${x(156)} ${y(at)}H${x(176)}`).join('')}`}
        stroke="var(--ink-3)"
        strokeWidth="1.3"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={
          legs +
          box(68, 61, 10, 14) +
          box(100, 61, 20, 22) +
          box(134, 61, 8, 12) +
          [41, 61, 81].map((at) => box(168, at, 6, 8)).join('') +
          box(68, 128, 40, 12)
        }
        fill="var(--deep)"
        stroke="var(--ink)"
        strokeWidth="1.3"
        vectorEffect="non-scaling-stroke"
      />
      <Device
        d={`M${x(24)} ${y(upper)}H${x(deadEnd)}M${x(24)} ${y(lower)}H${x(deadEnd)}`}
        weight={2.6}
      />
      <path
        d={[
          [deadEnd, upper],
          [deadEnd, lower],
          [riserX, riserY],
        ]
          .map(([cx = 0, cy = 0]) => box(cx, cy, 3.2, 3.2))
          .join('')}
        fill="var(--ink)"
      />
      {size === 'wide' && (
        <>
          <path d={box(32, 31, 34, 9)} fill="var(--deep)" />
          <Lettering x={x(32)} y={y(31) + 5} size={letters}>
            DEAD-END
          </Lettering>
        </>
      )}
      <Lettering x={x(100)} y={y(61) + letters * 0.35} size={letters}>
        T1
      </Lettering>
    </>
  );
}
