import { between, type Point, taperedBar, toward } from './geometry.ts';
import { Lines, Part, type Placement, Shape } from './part.tsx';

const pin: Point = [-16, -58];

/**
 * A hydraulic truck crane on its outriggers, 150 long, its boom to the right. The origin is the
 * middle of the carrier; the boom ends at `tip`, from where the hoist line hangs down to `hook`.
 */
export function TruckCrane({ tip, hook, ...at }: Placement & { tip: Point; hook: number }) {
  const along = (part: number) => between(pin, tip, part);
  return (
    <Part at={at}>
      <Shape d={taperedBar(along(0.62), tip, 3.4, 2.8)} />
      <Shape d={taperedBar(along(0.32), along(0.68), 4.8, 4.4)} />
      <Shape d={taperedBar(toward(pin, tip, -14), along(0.36), 6.6, 6)} fill="var(--fill-2)" />
      <Lines d={`M20-44L${along(0.2).map(Math.round).join(' ')}`} strokeWidth="2.6" />
      <circle
        cx={tip[0]}
        cy={tip[1]}
        r="4.4"
        fill="var(--fill-2)"
        vectorEffect="non-scaling-stroke"
      />
      <Lines d={`M${tip[0] + 4} ${tip[1]}V${hook - 14}`} strokeWidth="1.2" />
      <Shape d={`M${tip[0] - 1} ${hook - 14}h10l-1 10h-8Z`} fill="var(--fill-3)" />
      <Lines d={`M${tip[0] + 4} ${hook - 4}v2q4 1 3 4t-6 1`} strokeWidth="1.4" />
      <Shape d="M-52-40h24v-22h-20q-4 0-4 4Z" fill="var(--fill-3)" />
      <Shape d="M-34-40h58v-10l-10-8h-48Z" fill="var(--fill-2)" />
      <Shape d="M2-42v-24h16l8 14v10Z" />
      <Shape d="M7-62h9l5 10H7Z" fill="var(--fill-2)" strokeWidth=".8" />
      <circle cx={pin[0]} cy={pin[1]} r="3" vectorEffect="non-scaling-stroke" />
      <Shape d="M-70-17h140v4.6H-70Z" fill="var(--fill-3)" />
      <Shape d="M-72-17v-15H46v15ZM-24-32h30v-8h-30Z" />
      <Lines d="M-66-26h46M10-26h30M-20-32v15M10-32v15" strokeWidth=".7" />
      <Shape d="M46-12v-28q0-4 4-4h12l10 16v16Z" />
      <Shape d="M51-40h10l7 12H51Z" fill="var(--fill-2)" strokeWidth=".8" />
      <Lines d="M-62-18-70-4M34-18 42-4" strokeWidth="3" />
      <Lines d="M-78-2h16M34-2h16" strokeWidth="3.4" />
      {[-50, -28, 8, 58].map((x) => (
        <g key={x}>
          <circle cx={x} cy="-9.6" r="9.6" fill="var(--fill-3)" vectorEffect="non-scaling-stroke" />
          <circle cx={x} cy="-9.6" r="4.4" fill="var(--fill-2)" vectorEffect="non-scaling-stroke" />
        </g>
      ))}
    </Part>
  );
}
