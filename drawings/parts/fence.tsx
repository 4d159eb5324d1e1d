import { Lines } from './part.tsx';

/** A chain-link fence, 34 high with its three strands on top, and a walk gate 22 wide at `gate`. */
export function Fence({
  from,
  to,
  y,
  gate,
}: {
  from: number;
  to: number;
  y: number;
  gate: number;
}) {
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
