import { Device, Round } from '../../../symbols/device.tsx';
import { Stroke } from '../../../symbols/stroke.tsx';
import { wye } from '../../../symbols/transformer.tsx';

/** The limit of a scope, dash-dot. */
export function Boundary({ d }: { d: string }) {
  return <Stroke d={d} stroke="var(--ink)" weight={1.2} dashes="12 4 2 4" />;
}

/** A mark on the boundary; dashed, where it moves to. */
export function Mark({
  x,
  y,
  size,
  moved = false,
  children,
}: {
  x: number;
  y: number;
  /** Lettering, in units. */
  size: number;
  moved?: boolean;
  children: string;
}) {
  return (
    <g strokeDasharray={moved ? '3 2.5' : undefined}>
      <Round x={x} y={y} r={12} size={size}>
        {children}
      </Round>
    </g>
  );
}

/** Where two owners' conductors meet. */
export function Terminal({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="4" fill="var(--hot-line)" />;
}

/** Enclosures, and the grounding conductors that are bonded to them. */
export function Quiet({ d }: { d: string }) {
  return <Stroke d={d} stroke="var(--ink-3)" weight={1.2} />;
}

/** A neutral that is grounded: the wye and, from its foot, a conductor down to `to`. */
export function Neutral({ x, y, to }: { x: number; y: number; to: number }) {
  return <Device d={`${wye(x, y)}M${x} ${y + 8}V${to}`} weight={1.3} />;
}

/** A rectangle about its middle. */
export function box(x: number, y: number, halfWidth: number, halfHeight: number): string {
  return `M${x - halfWidth} ${y - halfHeight}h${2 * halfWidth}v${2 * halfHeight}h${-2 * halfWidth}z`;
}

/** From a motor at (x, y) to the right: the halves of its coupling apart, a pump, its discharge. */
export function PumpSet({ x, y, length }: { x: number; y: number; length: number }) {
  const [coupling, pump] = [x + 34, x + 70];
  return (
    <Device
      d={`M${x + 16} ${y}H${coupling - 8}M${coupling + 8} ${y}H${pump - 14}${box(coupling - 5.5, y, 2.5, 9)}${box(coupling + 5.5, y, 2.5, 9)}M${pump - 14} ${y}a14 14 0 1 0 28 0a14 14 0 1 0-28 0M${pump} ${y - 14}H${x + length}`}
      weight={1.7}
    />
  );
}
