/**
 * One voltage as a line from its source at the left to the load at half the width, and beyond:
 * drawn as far as it carries the load within the drop, with a break where it goes on for longer than
 * there is room. The lowest voltage that does is live; one that falls short goes on dashed, without
 * voltage enough.
 */
export function ReachLine({
  reach,
  state,
}: {
  /** Of the distance to the load. */
  reach: number;
  state: 'live' | 'fits' | 'short';
}) {
  const end = Math.round(10 * Math.max(1, 50 * reach)) / 10;
  const whole = end <= 84;
  const live = state === 'live';
  const color = live ? 'var(--hot-line)' : 'var(--ink)';
  return (
    <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <path d="M50 2V18" stroke="var(--line-3)" vectorEffect="non-scaling-stroke" />
      {state === 'short' && end < 50 ? (
        <path
          d={`M${end} 10H50`}
          stroke="var(--ink-3)"
          strokeWidth="1.2"
          strokeDasharray="7 6"
          vectorEffect="non-scaling-stroke"
        />
      ) : null}
      <path
        d={whole ? `M0 10H${end}M${end} 6V14` : 'M0 10H83M82 15L84 5M85 15L87 5M86 10H89'}
        stroke={color}
        strokeWidth={live ? 3 : 1.7}
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M0 10h.01"
        stroke={color}
        strokeWidth="12"
        strokeLinecap="square"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
