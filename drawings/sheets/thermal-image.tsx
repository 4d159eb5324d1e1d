import { lugHeat, reachOf } from '#electrical/station/lug-heat.ts';
import { tenth } from '#electrical/tenth.ts';
import { curve, linear } from '../plot/scale.ts';
import { figureWidth, Lines, type SheetSize, words } from './sheet-marks.tsx';

/** A load lug as the camera saw it. Degrees Celsius. */
export interface Lug {
  phase: string;
  celsius: number;
}

/** Three lugs with their cables, their isotherms, and the temperature from A to C. */
export function ThermalImage({ size, ambient, lugs: seen }: ThermalImageProps) {
  // The stroke of its frame is inside the drawing.
  const right = figureWidth[size] - 1;
  const wide = size === 'wide';
  const left = wide ? 150 : 46;
  const middle = (left + right) / 2;
  const spacing = wide ? 126 : 92;
  const reach = wide ? 17 : 14;
  const lugs = seen.map((lug, index) => ({ ...lug, at: index - 1 }));
  const heat = lugHeat(lugs, ambient, spacing, reach);
  const frame = { top: 6, bottom: 184 };
  const lugY = 80;
  const y = linear([30, 65], [286, 206]);
  const x = (at: number) => middle + at;
  const isotherms = lugs.flatMap(({ at, celsius }) =>
    [35, 40, 45, 50, 55, 60]
      .filter((level) => level < celsius)
      .map((level) => ({ at, level, d: ring(heat, at * spacing, level, middle, lugY) })),
  );
  return (
    <>
      {wide && (
        <>
          {words(0, 24, 'Isotherms', 'quiet')}
          {words(0, 44, 'every 5 °C')}
          {words(0, 62, '35 to 60 °C')}
          {words(0, 228, 'Profile', 'quiet')}
          {words(0, 248, 'lug to lug')}
        </>
      )}
      <Lines tone="quiet" d={`M${left} ${frame.top}H${right}V${frame.bottom}H${left}z`} />
      <Lines
        d={`M${left} ${frame.top}H${right}v26H${left}z${lugs
          .map(({ at }) => {
            const place = x(at * spacing);
            return `M${place - 11} 32v70h22v-70M${place - 8} 102v${frame.bottom - 102}M${place + 8} 102v${frame.bottom - 102}M${place - 8} 110h16`;
          })
          .join('')}`}
      />
      {words(left + 10, 24, '52-3', 'quiet')}
      {isotherms.map(({ at, level, d }) => (
        <Lines
          key={`${at} ${level}`}
          d={d}
          tone={level > 45 ? 'ink' : 'quiet'}
          weight={level > 45 ? 1.4 : 1.1}
          fill={level === 60 ? 'ink' : 'none'}
        />
      ))}
      {lugs.map(({ phase, at, celsius }) =>
        words(x(at * spacing), frame.bottom + 17, `${phase} ${celsius} °C`, 'middle'),
      )}
      <Lines
        tone="faint"
        d={[40, 50, 60].map((celsius) => `M${left} ${y(celsius)}H${right}`).join('')}
      />
      <Lines tone="quiet" d={`M${left} ${y(65)}H${right}V${y(30)}H${left}z`} />
      {[40, 50, 60].map((celsius) =>
        words(
          left - 6,
          y(celsius) + 4,
          `${celsius}${celsius === 60 && wide ? ' °C' : ''}`,
          'end quiet',
        ),
      )}
      <Lines
        weight={2}
        d={curve(
          (value) => tenth(middle + value),
          y,
          [left - middle, right - middle],
          (at) => heat(at, 0),
          (right - left) / 2,
        )}
      />
    </>
  );
}

type ThermalImageProps = { size: SheetSize; ambient: number; lugs: readonly Lug[] };

/** One isotherm around a lug: through the middles of the sides of a polygon, rounded at its corners. */
function ring(
  heat: (x: number, y: number) => number,
  from: number,
  level: number,
  middle: number,
  height: number,
): string {
  const count = 48;
  const corners = Array.from({ length: count }, (_, index) => {
    const direction = (index / count) * 2 * Math.PI;
    const far = reachOf(heat, from, level, direction);
    return [middle + from + far * Math.cos(direction), height + far * Math.sin(direction)] as const;
  });
  const sides = corners.map(([x, y], index) => {
    const [toX, toY] = corners[(index + 1) % count] ?? [x, y];
    return `${tenth(x)} ${tenth(y)} ${tenth((x + toX) / 2)} ${tenth((y + toY) / 2)}`;
  });
  return `M${sides.at(-1)?.split(' ').slice(2).join(' ')}Q${sides.join(' ')}z`;
}
