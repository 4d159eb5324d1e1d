import { groundGridPlanData } from '#electrical/figures/sections/ground-grid-plan.ts';
import { Trace } from '../../../plot/plot.tsx';
import { linear } from '../../../plot/scale.ts';
import { Device } from '../../../symbols/device.tsx';
import { Stroke } from '../../../symbols/stroke.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../../figure-drawing.ts';
import { GroundGridKey, rockEdge } from './ground-grid-key.tsx';
import { YardEquipment } from './yard-equipment.tsx';

/** A mesh that closes up toward its edge, where touch and step voltages are highest. */
export const groundGridPlan: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 290] },
  detail: 60,
  draw(size) {
    const { columns, rows, scale, rock, touch } = groundGridPlanData;
    const letters = lettering[size];
    const { left, top, unit, column } = sheets[size];
    const [width, depth] = [columns.at(-1) ?? 0, rows.at(-1) ?? 0];
    const x = linear([0, width], [left, left + width * unit]);
    const y = linear([0, depth], [top, top + depth * unit]);
    const at = (across: number, along: number) => `${x(across)} ${y(along)}`;
    const [outX, outY] = [everySecond(columns), everySecond(rows)];
    const rods = [
      ...outX.flatMap((each) => [at(each, 0), at(each, depth)]),
      ...outY.slice(1, -1).flatMap((each) => [at(0, each), at(width, each)]),
    ];
    // From the riser of the transformer through the mesh to a rod, by conductors that are there.
    const [riser, row] = [nearest(columns, transformer.x), nearest(rows, transformer.foot)];
    const rod = outX.at(-3) ?? width;
    return (
      <>
        <path
          d={
            columns.map((each) => `M${x(each)} ${y(0)}V${y(depth)}`).join('') +
            rows.map((each) => `M${x(0)} ${y(each)}H${x(width)}`).join('')
          }
          stroke="var(--line-2)"
          vectorEffect="non-scaling-stroke"
        />
        <Device d={`M${at(0, 0)}H${x(width)}V${y(depth)}H${x(0)}z`} weight={1.7} />
        <path
          d={`M${at(-beyond, -beyond)}H${x(width + beyond)}V${y(depth + beyond)}H${x(-beyond)}z`}
          {...rockEdge}
        />
        <Stroke
          d={`M${at(fence, fence)}H${x(width - fence)}V${y(depth - fence)}H${x(fence)}z`}
          stroke="var(--ink-3)"
          dashes="9 2.5 2 2.5"
        />
        {/* The fence is bonded to the loop at its corners. */}
        <Device
          d={[0, width]
            .flatMap((across) => [0, depth].map((along) => [across, along] as const))
            .map(
              ([across, along]) =>
                `M${at(across, along)}L${at(across ? across - fence : fence, along ? along - fence : fence)}`,
            )
            .join('')}
          weight={1.2}
        />
        <YardEquipment
          x={x}
          y={y}
          size={size}
          riser={[riser, row]}
          deadEnd={[nearest(columns, 20), nearest(rows, 42), nearest(rows, 80)]}
        />
        <path d={rods.map((each) => `M${each}${dot}`).join('')} fill="var(--ink)" />
        <Trace
          d={`M${at(riser, transformer.foot)}V${y(row)}H${x(rod)}V${y(depth) + 16}`}
          tone="live"
          weight={2.6}
        />
        <path
          d={`M${x(rod)} ${y(depth) + 22}l-5-9h10zM${at(rod, depth)}${dot}`}
          fill="var(--hot-line)"
        />
        <Device
          d={`M${at(width - fence, 14)}H${x(width + 0.3)}M${at(width + step[0], -step[0])}L${at(width + step[1], -step[1])}`}
          weight={1.2}
        />
        <path
          d={[[width - fence, 14], [width + 0.3, 14], ...step.map((out) => [width + out, -out])]
            .map(([across = 0, along = 0]) => `M${at(across, along)}${foot}`)
            .join('')}
          fill="var(--ink)"
        />
        <path
          d={`M${x(width + step[1] + 1.5)} ${y(-step[1])}H${column - 6}M${x(width + 2)} ${y(14)}H${column - 6}`}
          stroke="var(--ink-3)"
          vectorEffect="non-scaling-stroke"
        />
        <Lettering x={column} y={y(-step[1]) + 5} size={letters} anchor="start">
          STEP
        </Lettering>
        <GroundGridKey
          size={size}
          x={column}
          y={y(14) + 5}
          left={left}
          right={x(width)}
          bottom={y(depth) + 46}
          unit={unit}
          {...{ scale, rock, touch, width, depth }}
        />
      </>
    );
  },
};

const sheets: Record<FigureSize, { left: number; top: number; unit: number; column: number }> = {
  wide: { left: 12, top: 24, unit: 2, column: 444 },
  narrow: { left: 7, top: 20, unit: 1.34, column: 297 },
};

/** The transformer's riser starts at its foot. Feet. */
const transformer = { x: 100, foot: 72 };

/** The fence stands inside the outer conductor, so that nobody outside can reach past it. Feet. */
const fence = 3;

/**
 * The crushed rock ends so far outside the outer conductor, in feet: twice as far outside the fence,
 * at least 3, because whoever touches the fence from outside must stand on rock as well.
 */
const beyond = 3;

/** Both feet of the step, along either side from the corner: on bare ground, past the rock. Feet. */
const step = [4.2, 6.5] as const;

const dot = 'm-3.2 0a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0';
const foot = 'm-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0';

/** The conductors at whose ends rods are driven: the outer ones among them. */
function everySecond(lines: readonly number[]) {
  return lines.filter((_, index) => index % 2 === 0);
}

function nearest(lines: readonly number[], to: number): number {
  return lines.reduce((best, each) => (Math.abs(each - to) < Math.abs(best - to) ? each : best));
}
