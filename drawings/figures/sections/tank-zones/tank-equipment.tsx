import { tankZonesData } from '#electrical/figures/sections/tank-zones.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import type { TankFrame } from './tank-frame.ts';
import { boxSide, type TankSpace } from './tank-space.ts';

/** Walkway, stair and conduits, then the tank, its hatch, the dike's walls and the four boxes. */
export function TankEquipment({
  space: { radius, roof, walls, hatch, corners },
  frame: { x, y, path, left, right, bottom, onPage },
  size,
}: {
  space: TankSpace;
  frame: TankFrame;
  size: FigureSize;
}) {
  const { tank, dike, boxes } = tankZonesData;
  const letters = lettering[size];
  const deck = roof(0) + 0.3;
  const [top, foot] = [radius + 1, radius + 1 + deck / stairSlope];
  const dikeBox = radius + boxes.dike.fromShell + boxSide / 2;
  const light = corners[1][0] + boxSide / 2;
  const start = hatch[0] + 2;
  const rail =
    path([
      [start, deck],
      [start, deck + 3.5],
      [top, deck + 3.5],
      [foot, 3.5],
      [foot, 0],
    ]) +
    path([
      [top, deck + 3.5],
      [top, deck],
    ]);
  const drop = letters * 0.35;
  const dikeWalls = [-radius - dike.left - wall, radius + dike.right].filter((at) =>
    onPage([at, 0]),
  );
  return (
    <>
      <Line
        d={[
          path([
            [start, deck],
            [top, deck],
            [foot, 0],
          ]),
          size === 'wide' ? rail : '',
          path([
            [light, deck],
            [light, corners[1][1]],
          ]),
          path([
            [dikeBox, -0.6],
            [dikeBox, boxes.dike.overFloor],
          ]),
        ].join('')}
      />
      <Line d={`${path(walls)}M${x(-radius)} ${y(tank.oil)}H${x(radius)}`} weight={2} />
      <path
        d={`${path([
          [hatch[0] - 0.5, roof(hatch[0])],
          [hatch[0] - 0.5, hatch[1]],
          [hatch[0] + 0.5, hatch[1]],
          [hatch[0] + 0.5, roof(hatch[0])],
        ])}${dikeWalls
          .map((at) => `M${x(at)} ${bottom}V${y(dike.height)}H${x(at + wall)}V${bottom}`)
          .join('')}`}
        fill="var(--line-2)"
        stroke="var(--ink)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M${x(dikeBox - 0.3)} ${y(dike.height)}v${tenth(y(0.7) - y(0))}H${x(dikeBox + 0.3)}V${y(dike.height)}z`}
        fill="var(--ink)"
      />
      <Line d={`M${left} ${bottom}H${right}`} weight={2.5} />
      <Line d={`M${x(radius * 0.6)} ${y(tank.oil)}l-5-8h10zm-6 4h12m-10 4h8`} weight={1.2} />
      <Lettering x={x(0)} y={tenth(y(tank.oil / 2) + drop)} size={letters} quiet>
        OIL
      </Lettering>
      <Lettering x={x(dikeBox) + 13} y={y(dike.height) - 3} size={letters} anchor="start">
        SEAL
      </Lettering>
      {size === 'wide' ? (
        <>
          <Lettering x={left} y={38} size={letters} anchor="start">
            THIEF HATCH
          </Lettering>
          <Line d={`M${left + 93} 33.5H200L${x(hatch[0] - 0.3)} ${y(hatch[1])}`} />
        </>
      ) : (
        <Lettering x={4} y={bottom + 20} size={letters} anchor="start" quiet>
          {`DIKE ${dike.height} FT HIGH`}
        </Lettering>
      )}
      {corners.map(([cx, cy], i) => (
        <g key={cx}>
          <rect
            x={x(cx)}
            y={y(cy + boxSide)}
            width={tenth(x(boxSide) - x(0))}
            height={tenth(x(boxSide) - x(0))}
            fill="var(--deep)"
            stroke="var(--ink)"
            strokeWidth="1.7"
            vectorEffect="non-scaling-stroke"
          />
          <Lettering
            x={x(cx + boxSide / 2)}
            y={tenth(y(cy + boxSide / 2) + letters * 0.35)}
            size={letters}
          >
            {'ABCD'[i]}
          </Lettering>
        </g>
      ))}
    </>
  );
}

/** Stairs stand at 58 degrees. */
const stairSlope = 1.6;

/** The thickness of the dike's wall, in feet. */
const wall = 0.8;

function Line({ d, weight = 1.1 }: { d: string; weight?: number }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={weight > 1.5 ? 'var(--ink)' : 'var(--ink-3)'}
      strokeWidth={weight}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  );
}
