/**
 * A circuit breaker: a square. Filled, it is closed and energized; one in a dead leg stays empty
 * and a live one stays filled whatever the page does.
 */
export function Breaker({ x, y, size = 16, dead = false, live = false }: BreakerProps) {
  const { fill, stroke } = dead ? open : live ? closed : asThePageSays;
  return (
    <rect
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      fill={fill}
      stroke={stroke}
      strokeWidth="1.7"
      vectorEffect="non-scaling-stroke"
    />
  );
}

type BreakerProps = { x: number; y: number; size?: number; dead?: boolean; live?: boolean };

const open = { fill: 'none', stroke: 'var(--ink)' };
const closed = { fill: 'var(--hot-line)', stroke: 'var(--hot-line)' };
const asThePageSays = { fill: 'var(--breaker, none)', stroke: 'var(--wiring, var(--ink))' };
