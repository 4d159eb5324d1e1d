import { Lines, Part, Piece, type Placement, Shape } from './part.tsx';

/**
 * A row of welded steel stock tanks, each 30 by 44 and 32 apart, with the walkway along their roofs and
 * the stairs at the right end. The origin is the left foot of the first tank.
 */
export function Tanks({
  count = 4,
  stairs = true,
  ...at
}: Placement & { count?: number; stairs?: boolean }) {
  const end = count * 32 - 2;
  const each = (x: number, y: number, d: string) =>
    Array.from({ length: count }, (_, i) => `M${i * 32 + x} ${y}${d}`).join('');
  return (
    <Part {...at}>
      {stairs && <Piece name="tank-stairs" transform={`translate(${end})`} />}
      <Shape d={each(0, 0, 'v-44q15-6 30 0v44z')} />
      {/* The shaded side makes the tank round. */}
      <Shape d={each(22, 0, 'v-45.8l8 1.8v44z')} fill="var(--fill-2)" stroke="none" />
      <Lines d={each(0, -44, 'h30m-30 15h30m-30 14h30m-26 15v-7h5v7m21 0v-44')} strokeWidth=".5" />
      <Lines
        d={`M-4-49H${end + 3}M-4-56H${end + 3}${each(0, -49, 'v-7m16 0v7')}M-4-49V-56M${end + 3}-49V-56`}
        strokeWidth=".8"
      />
      <Lines d={`M-3 0H${end + 3}${each(24, -49, 'v-4h4')}`} />
    </Part>
  );
}

/**
 * Tracker rows seen from their ends: every row a post and a tilted table. The origin is the foot of
 * the first post.
 */
export function SolarRows({
  count,
  pitch = 26,
  ...at
}: Placement & { count: number; pitch?: number }) {
  const feet = Array.from({ length: count }, (_, i) => i * pitch);
  return (
    <Part {...at}>
      <Shape d={feet.map((x) => `M${x} 0v-11`).join('')} strokeWidth="1.2" />
      <Shape
        d={feet.map((x) => `M${x - 9.9}-6.2l19.8-9.6v-2l-19.8 9.6Z`).join('')}
        fill="var(--fill-3)"
        strokeWidth=".8"
      />
    </Part>
  );
}

/** A chain-link fence, 34 high with its three strands on top, and a walk gate 22 wide at `gate`. */
export function Fence({ from, to, y, gate }: FenceProps) {
  const posts = Array.from(
    { length: Math.floor((to - from) / 36) + 1 },
    (_, i) => `M${from + i * 36} ${y}v-34`,
  );
  const mesh = `M${from + 11} ${y - 13}H${to - 11}`;
  return (
    <g fill="none" stroke="var(--far)" strokeWidth=".7">
      {/* A wide line of fine dashes, slanted both ways, is the mesh. */}
      {[40, -40].map((slant) => (
        <path
          key={slant}
          d={mesh}
          strokeWidth="25"
          strokeDasharray=".4 4.6"
          strokeOpacity=".6"
          transform={`translate(${Math.round(Math.tan((-slant * Math.PI) / 180) * (y - 13))})skewX(${slant})`}
        />
      ))}
      <Lines d={`${posts.join('')}M${from} ${y - 26}H${to}`} />
      <Lines d={`M${from} ${y - 29}H${to}m0-2.5H${from}m0-2.5H${to}`} strokeWidth=".4" />
      <Lines
        d={`M${gate} ${y}v-34M${gate + 22} ${y}v-34M${gate + 2} ${y - 2}v-23h18v23ZL${gate + 20} ${y - 25}`}
        strokeWidth="1.4"
      />
    </g>
  );
}

type FenceProps = { from: number; to: number; y: number; gate: number };
