import { distanceToLevel, lugHeat } from '#electrical/station/lug-heat.ts';
import { tenth } from '#electrical/tenth.ts';
import { curvePath, linear } from '../plot/scale.ts';
import {
  Lines,
  SheetDrawing,
  type SheetDrawingProps,
  SheetLabel,
  type SheetSize,
  sheetDrawingWidth,
} from './sheet-marks.tsx';

/** A cable lug on the load side of a breaker, with its measured temperature. */
export interface Lug {
  phase: string;
  celsius: number;
}

/** Returns the temperature in °C at a point, relative to the center of the middle lug. */
type TemperatureField = (x: number, y: number) => number;

interface ThermalImageProps extends SheetDrawingProps {
  /** Ambient temperature, °C. */
  ambient: number;
  lugs: readonly Lug[];
}

/**
 * `spacing` is the distance between neighboring lugs. `reach` is the distance from a lug at which the lug's
 * temperature rise has fallen by half. All lengths are in units of the drawing.
 */
const layouts = {
  wide: { height: 312, left: 150, spacing: 126, reach: 17 },
  narrow: { height: 300, left: 46, spacing: 92, reach: 14 },
};

const imageTop = 6;
const imageBottom = 184;
const lugY = 80;

/** Temperature range of the profile plot in °C (`low`, `high`), and the plot's edges in units (`bottom`, `top`). */
const profile = { low: 30, high: 65, bottom: 286, top: 206 };

/** Temperatures of the isotherms, °C. */
const isothermLevels = [35, 40, 45, 50, 55, 60];

/** Highest temperature of an isotherm that is drawn as a thin line, °C. */
const highestThinLevel = 45;
/** Temperature of the isotherm that is drawn as a filled area, °C. */
const filledLevel = 60;

/** Temperatures labeled on the profile plot, °C. */
const profileLevels = [40, 50, 60];

/** Draws a thermal image of three cable lugs with isotherms, above a plot of the temperature from lug to lug. */
export function ThermalImage({ ambient, lugs, size, ...root }: ThermalImageProps) {
  const { height, left, spacing, reach } = layouts[size];
  // One unit less than the width, so that the frame's stroke is not clipped.
  const right = sheetDrawingWidth[size] - 1;
  const middle = (left + right) / 2;
  // The positions of the three lugs are -1, 0 and 1, from left to right.
  const placed = lugs.map((lug, index) => ({ ...lug, at: index - 1 }));
  const heat = lugHeat(placed, ambient, spacing, reach);
  const lugX = (at: number) => middle + at * spacing;
  return (
    <SheetDrawing size={size} viewHeight={height} {...root}>
      {size === 'wide' && <SideNotes />}
      <Lines className="leader" d={`M${left} ${imageTop}H${right}V${imageBottom}H${left}z`} />
      <Lines
        className="outline"
        d={`M${left} ${imageTop}H${right}v26H${left}z${placed.map(({ at }) => lugAndCable(lugX(at))).join('')}`}
      />
      <SheetLabel x={left + 10} y={24} quiet>
        52-3
      </SheetLabel>
      {placed.map(({ phase, at, celsius }) => (
        <Isotherms
          key={phase}
          levels={isothermLevels.filter((level) => level < celsius)}
          pathOf={(level) => isotherm(heat, at * spacing, level, middle)}
        />
      ))}
      {placed.map(({ phase, at, celsius }) => (
        <SheetLabel key={phase} x={lugX(at)} y={imageBottom + 17} anchor="middle">
          {`${phase} ${celsius} °C`}
        </SheetLabel>
      ))}
      <TemperatureProfile heat={heat} left={left} right={right} size={size} />
    </SheetDrawing>
  );
}

interface TemperatureProfileProps {
  heat: TemperatureField;
  /** Left and right edge of the plot, in units. */
  left: number;
  right: number;
  size: SheetSize;
}

/** Plots the temperature along a line through the three lugs. */
function TemperatureProfile({ heat, left, right, size }: TemperatureProfileProps) {
  const middle = (left + right) / 2;
  const y = linear([profile.low, profile.high], [profile.bottom, profile.top]);
  const highestLevel = profileLevels.at(-1);
  return (
    <>
      <Lines
        className="grid"
        d={profileLevels.map((celsius) => `M${left} ${y(celsius)}H${right}`).join('')}
      />
      <Lines
        className="leader"
        d={`M${left} ${y(profile.high)}H${right}V${y(profile.low)}H${left}z`}
      />
      {profileLevels.map((celsius) => (
        <SheetLabel key={celsius} x={left - 6} y={y(celsius) + 4} anchor="end" quiet>
          {celsius === highestLevel && size === 'wide' ? `${celsius} °C` : celsius}
        </SheetLabel>
      ))}
      <Lines
        className="outline"
        d={curvePath(
          (fromMiddle) => tenth(middle + fromMiddle),
          y,
          [left - middle, right - middle],
          (fromMiddle) => heat(fromMiddle, 0),
          (right - left) / 2,
        )}
        weight={2}
      />
    </>
  );
}

/** Draws the titles to the left of the thermal image and of the profile plot. */
function SideNotes() {
  return (
    <>
      <SheetLabel x={0} y={24} quiet>
        Isotherms
      </SheetLabel>
      <SheetLabel x={0} y={44}>
        every 5 °C
      </SheetLabel>
      <SheetLabel x={0} y={62}>
        35 to 60 °C
      </SheetLabel>
      <SheetLabel x={0} y={228} quiet>
        Profile
      </SheetLabel>
      <SheetLabel x={0} y={248}>
        lug to lug
      </SheetLabel>
    </>
  );
}

/** Returns the path of a lug with its cable. `x` is the middle of the lug. */
function lugAndCable(x: number): string {
  const lugBottom = 102;
  const cable = imageBottom - lugBottom;
  return `M${x - 11} 32v70h22v-70M${x - 8} ${lugBottom}v${cable}M${x + 8} ${lugBottom}v${cable}M${x - 8} 110h16`;
}

interface IsothermsProps {
  levels: readonly number[];
  /** Returns the path of the isotherm at a temperature in °C. */
  pathOf: (level: number) => string;
}

/** Draws the isotherms around one lug: thin lines, normal lines, and a filled area at the highest temperature. */
function Isotherms({ levels, pathOf }: IsothermsProps) {
  return levels.map((level) => {
    const d = pathOf(level);
    if (level <= highestThinLevel)
      return <Lines key={level} className="leader" d={d} weight={1.1} />;
    const className = level === filledLevel ? 'solid outline' : 'outline';
    return <Lines key={level} className={className} d={d} weight={1.4} />;
  });
}

/**
 * Returns path data for an isotherm around a lug: a polygon whose corners are rounded by quadratic curves
 * between the midpoints of its sides.
 */
function isotherm(
  heat: TemperatureField,
  fromMiddle: number,
  level: number,
  middle: number,
): string {
  const count = 48;
  const corners = Array.from({ length: count }, (_, index) => {
    const direction = (index / count) * 2 * Math.PI;
    const distance = distanceToLevel(heat, fromMiddle, level, direction);
    return {
      x: middle + fromMiddle + distance * Math.cos(direction),
      y: lugY + distance * Math.sin(direction),
    };
  });
  const curves = corners.map((corner, index) => {
    const next = corners[(index + 1) % count] ?? corner;
    return {
      corner: `${tenth(corner.x)} ${tenth(corner.y)}`,
      end: `${tenth((corner.x + next.x) / 2)} ${tenth((corner.y + next.y) / 2)}`,
    };
  });
  const start = curves.at(-1)?.end;
  return `M${start}Q${curves.map(({ corner, end }) => `${corner} ${end}`).join(' ')}z`;
}
