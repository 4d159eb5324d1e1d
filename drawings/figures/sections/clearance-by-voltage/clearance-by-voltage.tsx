import { clearanceByVoltageData } from '#electrical/figures/sections/clearance-by-voltage.ts';
import { monoWidth } from '../../../map/text-width.ts';
import { Area, Grid, Lines, type PlotBox, Trace } from '../../../plot/plot.tsx';
import { linear } from '../../../plot/scale.ts';
import { wrap } from '../../../plot/wrap.ts';
import { Device } from '../../../symbols/device.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, lettering } from '../../figure-drawing.ts';
import { boom } from './boom.ts';

/**
 * The clearance from an overhead line in steps of its voltage (29 CFR 1926.1408, Table A). The live
 * line stands at the left, feet run to its right, to scale; the tinted side is closed to booms and
 * loads. On wide screens a boom waits where it must while nobody has stated the voltage.
 */
export const clearanceByVoltage: FigureDrawing = {
  sizes: { wide: [720, 320], narrow: [360, 390] },
  draw(size) {
    const { steps, unknown } = clearanceByVoltageData;
    const letters = lettering[size];
    const { box, end, indent, reach } = arrangements[size];
    const { left, right, top, bottom } = box;
    const longest = Math.max(...steps.map(({ clearance }) => clearance));
    const x = linear([0, longest], [left, right]);
    const y = linear([0, steps.length], [top, bottom]);
    const stairs = steps.map(({ clearance }, index) => `H${x(clearance)}V${y(index + 1)}`).join('');
    const first = letters + 14;
    const beside = letters * 0.5;
    const covered = steps.filter(({ upTo }) => upTo <= unknown.upTo).length;
    const keep = x(unknown.clearance);
    return (
      <>
        <Area d={`M${left} ${top}${stairs}H${left}z`} />
        <Grid
          box={{ ...box, right: end }}
          x={x}
          y={y}
          xTicks={Array.from({ length: longest / 5 }, (_, i) => [5 * (i + 1)])}
          yTicks={steps.map((_, index) => [index + 1])}
          size={letters}
        />
        <Trace d={`M${left} ${top}${stairs}`} />
        <Trace d={`M${keep} ${top}V${y(covered)}`} dashed />
        {steps.map(({ upTo, clearance, lines }, index) => {
          const from = steps[index - 1]?.upTo;
          const width = x(clearance) - left - indent;
          const feet = `${clearance} ft`;
          // Beyond the longest clearance a narrow drawing ends; its feet stand within.
          const inside = x(clearance) + beside + monoWidth(feet, letters) > end;
          const name = from ? `OVER ${from} TO ${upTo} kV` : `UP TO ${upTo} kV`;
          return (
            <g key={upTo}>
              <Lines
                x={left + indent}
                y={y(index) + first}
                size={letters}
                lines={wrap(name, width, letters)}
              />
              {lines.length > 0 && (
                <Lines
                  x={left + indent}
                  y={y(index) + first + letters * 1.45}
                  size={letters}
                  lines={wrap(`${lines.join(', ')}\u00a0kV`, width, letters).map((line) =>
                    line.replace(/,$/, ''),
                  )}
                  quiet
                />
              )}
              <Lettering
                x={x(clearance) + (inside ? -indent : beside)}
                y={y(index) + first}
                size={letters}
                anchor={inside ? 'end' : 'start'}
              >
                {feet}
              </Lettering>
            </g>
          );
        })}
        <Lines
          x={keep + beside}
          y={y(0) + first}
          size={letters}
          lines={
            size === 'wide'
              ? ['VOLTAGE UNKNOWN:', `${unknown.clearance} ft, UP TO ${unknown.upTo} kV`]
              : ['UNKNOWN:', `${unknown.clearance} ft TO`, `${unknown.upTo} kV`]
          }
        />
        {reach && (
          <Device
            d={boom([keep + 9, y(reach.tip)], [end - 8, y(reach.foot)], 11, 17)}
            weight={1.2}
          />
        )}
        <Trace d={`M${left} ${top - 12}V${bottom + 12}`} tone="live" weight={4} />
        <Lettering x={left - 2} y={top - 20} size={letters} anchor="start" quiet>
          ENERGIZED LINE
        </Lettering>
      </>
    );
  },
};

interface Arrangement {
  /** From the line to the longest clearance, and from the first step to the last. */
  box: PlotBox;
  /** Where the ground beyond it ends. */
  end: number;
  /** From the line to the lettering. */
  indent: number;
  /** On which steps the tip and the foot of the boom lie, where there is room for one. */
  reach?: { tip: number; foot: number };
}

const arrangements: Record<'wide' | 'narrow', Arrangement> = {
  wide: {
    box: { left: 14, right: 514, top: 38, bottom: 306 },
    end: 712,
    indent: 14,
    reach: { tip: 1.4, foot: 3.7 },
  },
  narrow: {
    box: { left: 5, right: 340, top: 40, bottom: 376 },
    end: 356,
    indent: 10,
  },
};
