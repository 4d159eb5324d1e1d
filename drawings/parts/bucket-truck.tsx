import { type Point, taperedBar, toward } from './geometry.ts';
import { Lines, Part, Piece, type Placement, Shape } from './part.tsx';

/** The pin that the lower boom turns about, on the turret. */
const boomPin: Point = [44, -52];

/**
 * A bucket truck, facing left, 118 long. The origin is the middle of the truck. At work its outriggers are
 * down, `elbow` is the joint of the two booms, `bucket` the floor of the bucket; else it is ready to drive.
 */
export function BucketTruck({ work, empty = !work, ...at }: BucketTruckProps) {
  const { elbow, bucket } = work ?? stowed;
  const tip: Point = [bucket[0] - 6.6, bucket[1] - 3];
  const cylinder = toward(elbow, boomPin, 20).map(Math.round).join(' ');
  return (
    <Part {...at}>
      <Shape d={taperedBar(boomPin, elbow, 4, 3.2)} fill="var(--fill-2)" />
      <Lines d={`M${boomPin[0] - 3} ${boomPin[1] + 8}L${cylinder}`} strokeWidth="1.8" />
      <Shape d={taperedBar(elbow, tip, 3.2, 2)} />
      <Piece name="boom-joint" transform={`translate(${elbow.join(' ')})`} />
      <Piece name="boom-tip" transform={`translate(${tip.join(' ')})`} />
      <Part name={empty ? 'bucket' : 'lineman'} x={bucket[0]} y={bucket[1]} scale={0.74} />
      <Piece name="truck-turret" />
      {work && <Piece name="outriggers" />}
      <Piece name="bucket-truck" />
    </Part>
  );
}

type Booms = { elbow: Point; bucket: Point };

type BucketTruckProps = Placement & { work?: Booms; empty?: boolean };

const stowed: Booms = { elbow: [-45, -62], bucket: [66, -60] };
