import { tankZonesData as data } from '#electrical/figures/sections/tank-zones.ts';
import { Dimension, Witness } from '../../../plot/dimension.tsx';
import { hatching } from '../../../plot/hatching.ts';
import { Trace } from '../../../plot/plot.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../../figure-drawing.ts';
import { TankEquipment } from './tank-equipment.tsx';
import { type TankFrame, tankFrame } from './tank-frame.ts';
import { TankKey } from './tank-key.tsx';
import { clearOf, dimensionOverRoof, tankLabels, underStairBox } from './tank-labels.ts';
import { hatchOutline, secondOutline } from './tank-outlines.ts';
import { type TankSpace, tankSpace } from './tank-space.ts';

/**
 * A fixed-roof tank in its dike, in section and to scale, with the extents of NEC Table 515.3: Division
 * 1 cross-hatched, Division 2 hatched, as area drawings have it, and four boxes to judge.
 */
export const tankZones: FigureDrawing = {
  sizes: { wide: [720, 436], narrow: [360, 458] },
  draw(size) {
    const space = tankSpace(data);
    const frame = tankFrame(size);
    const labels = tankLabels(data, space, frame, size);
    const clear = clearOf(labels, size);
    const { tank } = data;
    const zone = (wanted: 1 | 2) => (px: number, py: number) => {
      const [fx, fy] = frame.back(px, py);
      const vaporOnly = !space.inTank(fx, fy) || fy > tank.oil;
      return vaporOnly && space.division(fx, fy) === wanted && clear(px, py);
    };
    return (
      <>
        <path
          d={hatching(zone(2), frame, pitch[2], 'rising')}
          stroke="var(--line-2)"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={
            hatching(zone(1), frame, pitch[1], 'rising') +
            hatching(zone(1), frame, pitch[1], 'falling')
          }
          stroke="var(--hot-line)"
          strokeWidth=".8"
          vectorEffect="non-scaling-stroke"
        />
        <Limits space={space} frame={frame} />
        <TankEquipment space={space} frame={frame} size={size} />
        <Extents space={space} frame={frame} size={size} />
        {labels.map(({ text, x, y }) => (
          <Lettering key={`${text}${x}`} x={x} y={y} size={lettering[size]}>
            {text}
          </Lettering>
        ))}
        <TankKey space={space} size={size} pitch={pitch} />
      </>
    );
  },
};

/** From one stroke of a hatching to the next. */
const pitch = { 1: 9, 2: 11 } as const;

interface Parts {
  space: TankSpace;
  frame: TankFrame;
}

/**
 * The lines where one class ends and another begins; dashed, what of the circle about the hatch lies
 * inside.
 */
function Limits({ space, frame: { x, y, path, left } }: Parts) {
  const { zones, dike } = data;
  const rim = y(dike.height);
  const walls = [-space.radius - dike.left, space.radius + dike.right] as const;
  const shell = space.radius + zones.shell;
  const { edge, within } = secondOutline(data, space);
  return (
    <>
      <Trace d={within.map(path).join('')} tone="quiet" dashed weight={1.2} />
      <Trace
        d={`${path(edge)}M${x(walls[1])} ${rim}H${x(shell)}${
          x(walls[0]) > left ? `M${x(walls[0])} ${rim}H${x(-shell)}` : ''
        }`}
      />
      <Trace d={path(hatchOutline(space, zones.hatchFirst))} tone="live" />
    </>
  );
}

/** The dimensions of the section. */
function Extents({ space, frame: { x, y, bottom }, size }: Parts & { size: FigureSize }) {
  const { zones, dike, boxes } = data;
  const { radius, hatch, roof, corners } = space;
  const letters = lettering[size];
  const [shell, limit, box] = [
    x(radius),
    x(radius + zones.shell),
    x(radius + boxes.dike.fromShell),
  ] as const;
  const [near, far] = [bottom + 26, bottom + 50];
  const overRoof = radius * dimensionOverRoof;
  const off = y(corners[2][1] - underStairBox);
  return (
    <>
      <Witness
        d={`M${shell} ${bottom + 6}V${far + 4}M${limit} ${bottom + 6}V${near + 4}M${box} ${bottom + 6}V${far + 4}`}
      />
      <Dimension from={shell} to={limit} at={near} size={letters}>
        {`${zones.shell} FT`}
      </Dimension>
      <Dimension from={shell} to={box} at={far} size={letters}>
        {`${boxes.dike.fromShell} FT`}
      </Dimension>
      <Dimension from={x(hatch[0] - zones.hatchFirst)} to={x(hatch[0])} at={y(hatch[1])} />
      <Dimension stands from={y(hatch[1] + zones.hatchSecond)} to={y(hatch[1])} at={x(hatch[0])} />
      {size === 'wide' && (
        <>
          <Dimension
            stands
            from={y(roof(overRoof) + zones.shell)}
            to={y(roof(overRoof))}
            at={x(overRoof)}
          />
          <Witness d={`M${x(corners[2][0])} ${y(corners[2][1])}V${off + 4}`} />
          <Dimension from={shell} to={x(radius + boxes.stair.fromShell)} at={off} />
          <Dimension stands from={y(boxes.dike.overFloor)} to={bottom} at={box - 12} />
          <Dimension
            stands
            from={y(dike.height)}
            to={bottom}
            at={x(radius + dike.right) + 24}
            size={letters}
          >
            {`${dike.height} FT`}
          </Dimension>
        </>
      )}
    </>
  );
}
