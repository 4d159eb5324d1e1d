import { tenth } from '#electrical/tenth.ts';
import { Trace } from '../../../plot/plot.tsx';
import type { Scale } from '../../../plot/scale.ts';
import { Device } from '../../../symbols/device.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';

/** The first test in section, to scale: the rod, the potential probe and the current probe. */
export function ProbesInEarth({
  size,
  x,
  rod,
  test: { label, distance },
  probe,
}: {
  size: FigureSize;
  /** Where a percentage of the way lies. */
  x: Scale;
  /** Feet. */
  rod: number;
  test: { label: string; distance: number };
  /** Percent. */
  probe: number;
}) {
  const letters = lettering[size];
  const grade = size === 'wide' ? 44 : 40;
  const depth = tenth(((x(100) - x(0)) * rod) / distance);
  const spike = Math.min(14, depth);
  const [start, potential, current] = [x(0), x(probe), x(100)];
  const names = [
    [start, 'start', size === 'wide' ? `ROD ${rod} FT` : 'ROD'],
    [potential, 'middle', size === 'wide' ? 'POTENTIAL PROBE' : `${probe}%`],
    [current, 'end', size === 'wide' ? `CURRENT PROBE ${distance} FT` : `${distance} FT`],
  ] as const;
  return (
    <>
      <path
        d={hatching(start, current, grade)}
        stroke="var(--line-2)"
        vectorEffect="non-scaling-stroke"
      />
      <Device d={`M${start} ${grade}H${current}`} weight={2.5} />
      <Trace d={`M${start} ${grade - 8}V${grade + depth}`} weight={4} />
      <Trace
        d={[potential, current].map((at) => `M${at} ${grade - 8}v${8 + spike}`).join('')}
        weight={2.2}
      />
      {/* Rod and potential probe stand where both tests have them; the current probe does not. */}
      <Lettering x={current - 12} y={grade + letters + 16} size={letters} anchor="end">
        {label} ONLY
      </Lettering>
      {names.map(([at, anchor, name]) => (
        <Lettering key={name} x={at} y={grade - 16} size={letters} anchor={anchor} quiet>
          {name}
        </Lettering>
      ))}
    </>
  );
}

/** Earth under the grade line. */
function hatching(from: number, to: number, y: number): string {
  const count = Math.floor((to - from - 20) / 14);
  return Array.from({ length: count }, (_, i) => `M${tenth(from + 20 + i * 14)} ${y}l-10 10`).join(
    '',
  );
}
