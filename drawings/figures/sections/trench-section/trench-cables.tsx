import { tenth } from '#electrical/tenth.ts';
import { Witness } from '../../../plot/dimension.tsx';
import type { TrenchFrame } from './trench-frame.ts';

/** Two trefoils, the second in dashes for it is optional; duct and bare conductor lie on the bedding. */
export function TrenchCables({
  frame: { x, y, inch, letters, depth, feeders, cable, duct, ground, size },
}: {
  frame: TrenchFrame;
}) {
  const radius = tenth(cable * inch);
  // Two lie side by side, the third on them.
  const trefoil = (at: number) =>
    [
      [at - cable, depth.bed - cable],
      [at + cable, depth.bed - cable],
      [at, depth.cables + cable],
    ] as const;
  const rows = y(depth.floor) + (size === 'wide' ? 33 : 34);
  const row = (index: number) => tenth(rows - 4 + index * letters * 1.4);
  return (
    <>
      {feeders.flatMap((at, feeder) =>
        trefoil(at).map(([cx, cy]) => (
          <g key={`${cx} ${cy}`}>
            <circle
              cx={x(cx)}
              cy={y(cy)}
              r={radius}
              fill="var(--deep)"
              stroke={feeder ? 'var(--ink-3)' : 'var(--ink)'}
              strokeDasharray={feeder ? '3 2' : undefined}
              strokeWidth="1.3"
              vectorEffect="non-scaling-stroke"
            />
            {!feeder && (
              <circle cx={x(cx)} cy={y(cy)} r={tenth(radius * 0.5)} fill="var(--hot-line)" />
            )}
          </g>
        )),
      )}
      <circle
        cx={x(duct.at)}
        cy={y(depth.bed - duct.radius)}
        r={tenth(duct.radius * inch)}
        fill="var(--deep)"
        stroke="var(--ink)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <circle
        cx={x(ground.at)}
        cy={y(depth.bed - ground.radius)}
        r={tenth(Math.max(ground.radius * inch, 2.2))}
        fill="var(--ink)"
      />
      <Witness
        d={
          `M${x(ground.at)} ${y(depth.bed)}V${row(size === 'wide' ? 0 : 2)}h4` +
          `M${x(duct.at)} ${y(depth.bed)}V${row(size === 'wide' ? 1 : 3)}h4`
        }
      />
    </>
  );
}
