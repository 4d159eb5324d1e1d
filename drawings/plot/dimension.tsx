import { tenth } from '#electrical/tenth.ts';
import { Stroke } from '../symbols/stroke.tsx';
import { Lettering } from '../symbols/wire.tsx';

/**
 * A dimension line with an oblique tick at either end. One that lies carries its text above its
 * middle; one that stands carries it beside, at the left or the right.
 */
export function Dimension({
  from,
  to,
  at,
  stands = false,
  side = 'right',
  size = 13,
  children,
}: {
  /** The ends: along x, or along y where it stands. */
  from: number;
  to: number;
  /** Where it lies on the other axis. */
  at: number;
  stands?: boolean;
  /** Where a standing one carries its text. */
  side?: 'left' | 'right';
  /** Lettering, in units. */
  size?: number;
  children?: string;
}) {
  const middle = tenth((from + to) / 2);
  const tick = (along: number) =>
    stands ? `M${at - 4} ${along + 4}l8-8` : `M${along - 4} ${at + 4}l8-8`;
  return (
    <>
      <Stroke
        d={`${stands ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`}${tick(from)}${tick(to)}`}
        stroke="var(--ink)"
      />
      {children &&
        (stands ? (
          <Lettering
            x={side === 'left' ? at - 8 : at + 8}
            y={tenth(middle + size * 0.35)}
            size={size}
            anchor={side === 'left' ? 'end' : 'start'}
          >
            {children}
          </Lettering>
        ) : (
          <Lettering x={middle} y={at - 6} size={size}>
            {children}
          </Lettering>
        ))}
    </>
  );
}

/** Lines that carry a point of the drawing out to its dimension or its name. */
export function Witness({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="var(--line-2)" vectorEffect="non-scaling-stroke" />;
}
