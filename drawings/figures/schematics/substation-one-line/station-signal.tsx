/** The head of a signal's arrow, its tip at (x, y). */
export function SignalHead({
  x,
  y,
  to,
}: {
  x: number;
  y: number;
  to: 'left' | 'right' | 'up' | 'down';
}) {
  return <path d={`M${x} ${y}${backs[to]}z`} fill="var(--ink)" />;
}

/** Where a signal branches. */
export function SignalBranch({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="3" fill="var(--ink)" />;
}

const backs = {
  left: 'l8-4v8',
  right: 'l-8-4v8',
  up: 'l-4 8h8',
  down: 'l-4-8h8',
};
