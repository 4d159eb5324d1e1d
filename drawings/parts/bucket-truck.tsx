import { type Point, taperedBar, toward } from './geometry.ts';
import { EmptyBucket, Lineman } from './lineman.tsx';
import { Lines, Part, type Placement, Shape } from './part.tsx';

/** The pin that the lower boom turns about, on the turret. */
const boomPin: Point = [44, -52];

/**
 * A bucket truck at work, facing left, 118 long with its outriggers down. The origin is the middle
 * of the truck. `elbow` is the joint of the two booms, `bucket` the floor of the bucket.
 */
export function BucketTruck({
  elbow = [-6, -82],
  bucket = [62, -122],
  reach = true,
  empty = false,
  stowed = false,
  ...at
}: Placement & {
  elbow?: Point;
  bucket?: Point;
  reach?: boolean;
  /** Nobody is in the bucket. */
  empty?: boolean;
  /** Ready to drive: its outriggers are up. */
  stowed?: boolean;
}) {
  const tip: Point = [bucket[0] - 6.6, bucket[1] - 3];
  return (
    <Part at={at}>
      <Boom elbow={elbow} tip={tip} />
      {empty ? (
        <EmptyBucket x={bucket[0]} y={bucket[1]} scale={0.74} />
      ) : (
        <Lineman x={bucket[0]} y={bucket[1]} scale={0.74} reach={reach} />
      )}
      <Shape d="M35-34 38-48h13l3 14Z" fill="var(--fill-2)" />
      <circle cx={boomPin[0]} cy={boomPin[1]} r="3.6" vectorEffect="non-scaling-stroke" />
      {!stowed && <Outriggers />}
      <Shape d="M-55-17h112v4.6H-55Z" fill="var(--fill-3)" />
      <Cab />
      <Body />
      <Wheel x={-43.5} />
      <Wheel x={17} />
      <Wheel x={39.5} />
    </Part>
  );
}

/** Lower boom of steel, upper boom of fiberglass, and the cylinder under the lower one. */
function Boom({ elbow, tip }: { elbow: Point; tip: Point }) {
  const [px, py] = boomPin;
  return (
    <>
      <Shape d={taperedBar(boomPin, elbow, 4, 3.2)} fill="var(--fill-2)" />
      <Lines
        d={`M${px - 3} ${py + 8}L${toward(elbow, boomPin, 20).map(Math.round).join(' ')}`}
        strokeWidth="1.8"
      />
      <Shape d={taperedBar(elbow, tip, 3.2, 2)} />
      <circle
        cx={elbow[0]}
        cy={elbow[1]}
        r="4"
        fill="var(--fill-2)"
        vectorEffect="non-scaling-stroke"
      />
      <circle
        cx={elbow[0]}
        cy={elbow[1]}
        r="1.4"
        vectorEffect="non-scaling-stroke"
        strokeWidth=".8"
      />
      <circle cx={tip[0]} cy={tip[1]} r="2.2" vectorEffect="non-scaling-stroke" />
    </>
  );
}

function Cab() {
  return (
    <>
      <Shape d="M-58-13v-14q0-3 3-3.6l10-1.8 6-12q.8-1.6 2.6-1.6h11v34Z" />
      <Shape d="M-42-33.4l4.6-9.2h7.2v9.2Z" fill="var(--fill-2)" />
      <Shape d="M-42-33.4l4.6-9.2h7.2v9.2Z" fill="var(--lamp)" />
      <Lines
        d="M-43-31h13.6v15M-33-28h3M-58-23h4v4h-4M-57-27h9M-25.4-45v27M-45.5-33v-7h-2v4h2"
        strokeWidth=".7"
      />
      <Shape d="M-60-17.6h8v4.4h-8Z" fill="var(--fill-3)" strokeWidth=".8" />
    </>
  );
}

/** The utility body: lockers with doors, and cut-outs for the wheels. */
function Body() {
  return (
    <>
      <Shape d="M-23-34h80v17H52q0-5-6-5H10.5q-6 0-6 5H-23Z" />
      <Lines d="M-23-26.4h80M-5-34v17M12-34v7.6M29-34v7.6M45-34v7.6" strokeWidth=".7" />
      <Lines d="M-17-29.4h6M1-29.4h6M18-29.4h6M34.5-29.4h6M-17-21.4h6" strokeWidth=".9" />
      <Lines d="M-23-37h54M-23-37v3M-8-37v3M8-37v3M24-37v3" strokeWidth=".7" />
      <Shape d="M-20-41.5h34v3h-34Z" fill="var(--fill-2)" strokeWidth=".7" />
    </>
  );
}

function Outriggers() {
  return (
    <>
      <Lines d="M-19-17-24-1M55-17 60-1" strokeWidth="2" />
      <Lines d="M-29-1h10M55-1h10" strokeWidth="2.2" />
    </>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <>
      <circle cx={x} cy="-9.6" r="9.6" fill="var(--fill-3)" vectorEffect="non-scaling-stroke" />
      <circle
        cx={x}
        cy="-9.6"
        r="4.8"
        fill="var(--fill-2)"
        vectorEffect="non-scaling-stroke"
        strokeWidth=".8"
      />
      <circle cx={x} cy="-9.6" r="1.6" vectorEffect="non-scaling-stroke" strokeWidth=".7" />
    </>
  );
}
