import { round, span } from '../parts/geometry.ts';
import { Lines, Part, Shape } from '../parts/part.tsx';
import { deadEndPins, polePins, UtilityPole } from '../parts/utility-pole.tsx';
import { Wire } from '../symbols/wire.tsx';

/** The cable comes down this far from the pole's axis, on the side of the line. */
const riserOffset = 5;

/**
 * A pole, 136 high, where an overhead line ends and goes underground, guyed against its pull. From
 * the end of its string each conductor drops past the arm to a fused cutout or to its pole of a
 * gang-operated switch, then to the termination of its cable with an arrester beside it. The cables
 * run down the pole in conduit. Only the outer conductor is live on the page.
 * Without an edge they tap a line that goes on, on a pole of that line, and all are live.
 */
export function RiserPole({ x, y, side, edge, device, size = scale }: RiserPoleProps) {
  const end = edge === undefined ? 0 : round(((edge - x) * side) / scale);
  const [far, top, near] = end
    ? deadEndPins(1).map((pin) => span([end, pin[1] - (end - pin[0]) * 0.13], pin, 1))
    : polePins.map(([left, high]) => `M${left} ${high}`);
  return (
    <Part x={x} y={y} scale={size} flip={side < 0}>
      {end > 0 && <UtilityPole deadEnd={1} guy={-88} />}
      <Shape
        d={`M-26-131h52v3h-52ZM${cable - 2.5} 0v-86h5V0Z`}
        fill="var(--fill-2)"
        strokeWidth=".8"
      />
      <Lines
        d={`${far}C-15-159-17-156-17-148V-101Q-17-92 ${cable}-86${top}C18-160 13-158 13-148V-101Q13-92 ${cable}-86`}
        stroke={end ? 'var(--wire)' : 'var(--hot-line)'}
        strokeWidth=".7"
      />
      <Lines
        d={`${each(-114, termination)}M-20-101H38${device === 'cutouts' ? each(-139, cutout) : `${each(-139, posts)}M-17-134H29M-5-134V-30h-6v5`}`}
        strokeWidth=".7"
      />
      {device === 'cutouts' ? (
        <Shape d={each(-137, 'm-1.5 0h3v10h-3Z')} strokeWidth=".7" />
      ) : (
        <Lines d={each(-140, 'v17')} strokeWidth="1.8" />
      )}
      <Wire d={`${near}C37-152 29-154 29-144V-101Q29-91 ${cable}-86V0`} />
    </Part>
  );
}

/** One whose cable comes down at x = 0 on a grade line at y = 0, its line from beyond a page's left edge. */
export const GutterRiser = () => (
  <RiserPole x={riserOffset} y={0} side={-1} edge={-1400} device="cutouts" />
);

/** The same on a pole of a line that goes on, which stands 4 right of it and is `tapScale` of its part. */
export const GutterTap = () => (
  <RiserPole x={cable * tapScale} y={0} side={-1} size={tapScale} device="cutouts" />
);

/** Of the yard from afar, 0.55 of its own. */
const tapScale = 0.638;

interface RiserPoleProps {
  x: number;
  y: number;
  /** Where the line comes from: -1 is the left, 1 the right. */
  side: -1 | 1;
  edge?: number;
  size?: number;
  device: 'cutouts' | 'switch';
}

const scale = 0.8;
const cable = riserOffset / scale;

/** The same where each conductor comes down, from the far one to the near one. */
const each = (y: number, d: string) => [-17, 13, 29].map((x) => `M${x} ${y}${d}`).join('');

/** The arrester between a termination's terminal and the grounded bracket, then its sheds. */
const termination = 'h7v13m1.5-3h-3m0-3h3m0-3h-3m-3 6h-5m0-3h5m0-3h-5';

/** The porcelain of a cutout beside its fuse tube, with a terminal at either end. */
const cutout = 'h-5m-2 2h4m0 3h-4m0 3h4m0 3h-4m2 2h5';

/** The posts that carry a blade at either end, and their base. */
const posts = 'm-2-2v4m-2-4v4m-2-4v4m-1-5v21m1-5v4m2-4v4m2-4v4';
