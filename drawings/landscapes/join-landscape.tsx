import { BucketTruck } from '../parts/bucket-truck.tsx';
import { Brush, GradeLine, Mesas, type Skyline, Yuccas } from '../parts/desert.tsx';
import type { Point } from '../parts/geometry.ts';
import { Lamp } from '../parts/lamp.tsx';
import { Lines, Part } from '../parts/part.tsx';
import { UtilityPole } from '../parts/utility-pole.tsx';
import { WindTurbine } from '../parts/wind-turbine.tsx';

/** Shown at true scale from the right edge of the band, its foot at the band's. Always dusk. */
export const joinViewBox = '0 0 1600 420';

const y = 400;
const horizon = 372;
const reach: Point = [-2400, 2800];

/** The new line: its end pole, where the crew works, and the next ones. */
const poles = [1190, 1550, 1910] as const;
const scale = 1.8;
const truck = { x: 1380, y, scale, flip: true } as const;

const skyline: Skyline = {
  far: '180 330 58, 880 1060 70, 1420 1500 62',
  mid: '470 600 40, 1180 1350 42',
  near: '700 800 20',
};

/** A crew builds a line that nothing feeds yet. */
export function JoinLandscape() {
  return (
    <>
      <Mesas skyline={skyline} from={reach[0]} to={reach[1]} y={horizon} ground={y} />
      <WindTurbine far x={690} y={374} scale={0.6} angle={18} />
      <WindTurbine far x={762} y={374} scale={0.5} angle={62} />
      <WindTurbine far x={1128} y={374} scale={0.55} angle={95} />
      <Part name="join-wires" />
      <UtilityPole x={poles[0]} y={y} scale={scale} deadEnd={1} guy={-132} />
      <UtilityPole x={poles[1]} y={y} scale={scale} />
      <Part name="join-grounds" />
      <Part name="pole-stack" x={784} y={y} />
      <BucketTruck {...truck} work={{ elbow: [-24, -80], bucket: [58, -121] }} />
      {/* The hand line, from a block on the arm down to the crew. */}
      <Lines
        d="M1152 122V138M1150 138 1117 353M1154 138 1111 400"
        stroke="var(--structure)"
        strokeWidth=".8"
      />
      <Part name="crew-line" x={1102} y={y} scale={scale} />
      <Part name="crew-drawing" x={1056} y={y} scale={scale} />
      <GradeLine from={reach[0]} to={reach[1]} y={y} />
      <Yuccas at={[612]} y={y} seed={4} />
      <Yuccas at={[1578]} y={y} seed={6} />
      <Brush at={[540, 972, 1240, 1510]} y={y} seed={5} scale={1.2} />
      <Lamp x={truck.x - 60 * scale} y={y - 152.5 * scale} radius={64} />
      <Lamp x={truck.x + 56.5 * scale} y={y - 21 * scale} radius={50} />
      <Lamp x={truck.x + 19 * scale} y={y - 43 * scale} radius={44} />
    </>
  );
}
