import { insulatorDiscs, type Point } from './geometry.ts';
import { Lines, Shape } from './part.tsx';

/**
 * A pole-mounted transformer on one side of its pole. The tap comes down to a cutout under the arm;
 * its fuse stands outboard of the porcelain and, when open, hangs from the hinge at the bottom.
 */
export function PoleTransformer({
  cutout,
  side,
  tap: [x, y],
}: {
  cutout: 'open' | 'closed';
  side: -1 | 1;
  tap: Point;
}) {
  return (
    <g transform={side < 0 ? 'scale(-1 1)' : undefined}>
      <Lines d="M2-116h3M2-102h3" strokeWidth="2.2" />
      <Shape d="M5-121h15v24q0 2-2 2h-11q-2 0-2-2Z" />
      <Shape d="M4-124h17v3H4Z" fill="var(--fill-2)" />
      <Lines d="M7-119v23.5M18-119v23.5" strokeWidth=".5" />
      {/* Both bushings, the arrester on the tank, the porcelain of the cutout on its bracket. */}
      <Lines d="M9-124v-10M16-124v-10M20-110h5M25-109v-12M19-151v12M15-154v9h4" strokeWidth=".8" />
      <Lines d={porcelain} strokeWidth="1.1" />
      {/* Tap, fuse to bushing and arrester; second bushing and tank to the pole's ground. */}
      <Lines
        d={`M${x} ${y}Q34-160 25-151H19M19-139h6L16-134 25-121M9-134 0-129M5-98 0-96`}
        strokeWidth=".8"
      />
      <Lines d={cutout === 'open' ? 'M25-139 28-127' : 'M25-139v-12'} strokeWidth="1.8" />
      {/* Secondary bushings, and their leads into the conduit down the pole. */}
      <Lines d="M9-113v2M12.5-113v2M16-113v2" strokeWidth="2" />
      <Lines
        d="M9-111C9-86 4-104 4-88M12.5-111C12.5-84 4-102 4-88M16-111C16-82 4-100 4-88"
        strokeWidth=".7"
      />
      <Shape d="M2.6 0V-86l.4-3h2.4l.4 3V0Z" fill="var(--fill-1)" strokeWidth=".7" />
    </g>
  );
}

const porcelain =
  insulatorDiscs([9, -124], [9, -134], 1.8, 2.2) +
  insulatorDiscs([16, -124], [16, -134], 1.8, 2.2) +
  insulatorDiscs([25, -109], [25, -121], 1.5, 2.2) +
  insulatorDiscs([19, -151], [19, -139], 1.8, 2.4);
