import { station, written } from '#electrical/station/station.ts';
import { tenth } from '#electrical/tenth.ts';
import { curve, linear } from '../plot/scale.ts';
import { ambient, judgeRise, lugHeat, lugs, reachOf } from './lug-heat.ts';
import { figureWidth, type Sheet, type SheetSize } from './sheet.ts';
import { Lines, Words } from './sheet-plot.tsx';

const { pump, pumpLoad } = station;
const [cool, hot, other] = lugs;

const row = (against: string, celsius: number, kind: 'similar' | 'ambient') => {
  const rise = hot.celsius - celsius;
  return [against, `${rise} °C`, ...judgeRise(rise, kind)];
};

export const thermographyLog: Sheet = {
  station: `${station.name}, finding 1`,
  facts: [
    ['Location', '52-3, load lugs'],
    ['Ambient', `${ambient} °C`],
    ['Load', `${pumpLoad} A of ${pump.amperes} A`],
    ['Loading', `${written((pumpLoad / pump.amperes) * 100)}%`],
    ['Camera', 'Emissivity 0.95'],
    ['Distance', '1.2 m (4 ft)'],
  ],
  blocks: [
    {
      kind: 'figure',
      label: `Thermal image of the load lugs of 52-3 as isotherms every 5 °C, and the temperature along them: A ${cool.celsius} °C, B ${hot.celsius} °C, C ${other.celsius} °C.`,
      height: { wide: 312, narrow: 300 },
      draw: (size) => <Lugs size={size} />,
    },
    {
      kind: 'table',
      caption: 'B phase compared',
      columns: [
        { title: 'Compared with', at: 24, cut: 16 },
        { title: 'Rise', at: 208, align: 'end', cut: 180 },
        { title: 'Band', at: 312 },
        { title: 'Action', at: 418, cut: 200 },
      ],
      rows: [
        row('A, same load', cool.celsius, 'similar'),
        row('C, same load', other.celsius, 'similar'),
        row('Ambient air', ambient, 'ambient'),
      ],
    },
  ],
  notes: [
    'Bands: ANSI/NETA MTS Table 100.18',
    'Class: major, the worst band counts',
    'Repair under switching order S-02',
    'Scan after repair: see S-03',
  ],
};

/** Three lugs with their cables, their isotherms, and the temperature from A to C. */
function Lugs({ size }: { size: SheetSize }) {
  const right = figureWidth[size];
  const wide = size === 'wide';
  const left = wide ? 150 : 46;
  const middle = (left + right) / 2;
  const spacing = wide ? 126 : 92;
  const reach = wide ? 17 : 14;
  const heat = lugHeat(spacing, reach);
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
          <Words x={0} y={24} quiet>
            Isotherms
          </Words>
          <Words x={0} y={44}>
            every 5 °C
          </Words>
          <Words x={0} y={62}>
            35 to 60 °C
          </Words>
          <Words x={0} y={228} quiet>
            Profile
          </Words>
          <Words x={0} y={248}>
            lug to lug
          </Words>
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
      <Words x={left + 10} y={24} quiet>
        52-3
      </Words>
      {isotherms.map(({ at, level, d }) => (
        <Lines
          key={`${at} ${level}`}
          d={d}
          tone={level > 45 ? 'ink' : 'quiet'}
          weight={level > 45 ? 1.4 : 1.1}
          fill={level === 60 ? 'ink' : 'none'}
        />
      ))}
      {lugs.map(({ phase, at, celsius }) => (
        <Words key={phase} x={x(at * spacing)} y={frame.bottom + 17} anchor="middle">
          {phase} {celsius} °C
        </Words>
      ))}
      <Lines
        tone="faint"
        d={[40, 50, 60].map((celsius) => `M${left} ${y(celsius)}H${right}`).join('')}
      />
      <Lines tone="quiet" d={`M${left} ${y(65)}H${right}V${y(30)}H${left}z`} />
      {[40, 50, 60].map((celsius) => (
        <Words key={celsius} x={left - 6} y={y(celsius) + 4} anchor="end" quiet>
          {celsius}
          {celsius === 60 && wide ? ' °C' : ''}
        </Words>
      ))}
      <Lines
        weight={2}
        d={curve(
          (value) => tenth(middle + value),
          y,
          [left - middle, right - middle],
          (at) => heat(at, 0),
          72,
        )}
      />
    </>
  );
}

/** One isotherm around a lug. */
function ring(
  heat: (x: number, y: number) => number,
  from: number,
  level: number,
  middle: number,
  height: number,
): string {
  const count = 24;
  const points = Array.from({ length: count }, (_, index) => {
    const direction = (index / count) * 2 * Math.PI;
    const far = reachOf(heat, from, level, direction);
    return `${tenth(middle + from + far * Math.cos(direction))} ${tenth(height + far * Math.sin(direction))}`;
  });
  return `M${points.join('L')}z`;
}
