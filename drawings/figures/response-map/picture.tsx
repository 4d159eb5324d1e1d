import { tenth } from '#electrical/tenth.ts';
import type { Point } from '../../geometry.ts';
import { halfCapital, letterSize, lineSpacing } from '../../lettering.ts';
import { projectionOf } from '../../map/geography.ts';
import { FigureDrawing, Leader, Note, type PictureProps, Trace } from '../../plot/plot.tsx';
import { relativePolyline } from '../../plot/scale.ts';
import { responseMapNumbers } from './numbers.ts';

const { bases, towns, between, within, tolerance } = responseMapNumbers;

type Town = (typeof towns)[number];

/**
 * A map of bases and towns. A straight line joins each town to its nearer base, by way of another town if
 * the road leads through it; bends of the road are left out. Degrees and the scale bar are drawn here.
 */
export function Picture(picture: PictureProps) {
  return picture.size === 'wide' ? <Wide {...picture} /> : <Narrow {...picture} />;
}

/** The map on wide screens, with whole degrees. */
function Wide(picture: PictureProps) {
  const map: MapPlan = {
    letters: letterSize.wide,
    corner: [25, 135],
    scale: 1.1,
    names: {
      Andrews: { right: 16, down: -14 },
      Hobbs: { right: -16, down: 28 },
      Odessa: { right: 10, down: 17 },
      Midland: { right: 10, down: 18 },
      Kermit: { right: -10, down: -3.6 },
      Monahans: { right: 0, down: 20, anchor: 'middle' },
      Pecos: { right: -10, down: -3 },
      'Fort Stockton': { right: 10, down: -3.4 },
      Lovington: { right: -10, down: -3 },
      Carlsbad: { right: -10, down: -3.4 },
    },
    write: ({ miles, minutes }) => `${miles} mi, ${minutes} min`,
  };
  return (
    <FigureDrawing {...picture} viewBox="0 0 720 552">
      <Degrees map={map} />
      <StateLine d="M1 267l190 3h189v-222l1-47" />
      <Trace tone="quiet" d="M19 1H1v18M701 1H719v18M1 533v18h18M719 533v18h-18" />
      <Roads map={map} />
      <StateNames newMexico={[24, 84]} texas={[696, 84]} />
      <Names map={map} />
      <LineSample x={24} y={312} letters={map.letters}>{`UP TO ABOUT ${within} MIN`}</LineSample>
      <LineSample x={24} y={331} letters={map.letters} dashed>
        BEYOND
      </LineSample>
      <Note
        x={24}
        y={358}
        quiet
        lines={['ROAD MILES AND MINUTES', `TO THE TOWN, ±${tolerance}%`]}
      />
      <Trace d="M24 418v6h84.1v-6" />
      <Note x={24} y={412} quiet>
        25 mi STRAIGHT
      </Note>
    </FigureDrawing>
  );
}

/** The map on phones, with the legend below it. */
function Narrow(picture: PictureProps) {
  const map: MapPlan = {
    letters: letterSize.narrow,
    corner: [147, 72],
    scale: 0.7,
    names: {
      Andrews: { right: 16, down: -16 },
      Hobbs: { right: -23, down: 27, anchor: 'middle' },
      Odessa: { right: 10, down: 14 },
      Midland: { right: 10, down: -4.5 },
      Kermit: { right: -10, down: -3.6 },
      Monahans: { right: -15, down: 21, anchor: 'middle' },
      Pecos: { right: -10, down: -3.8 },
      'Fort Stockton': { right: 10, down: -4 },
      Lovington: { right: -10, down: -4 },
      Carlsbad: { right: 10, down: 13.5 },
    },
    write: ({ miles, minutes }) => `${miles} / ${minutes}`,
  };
  return (
    <FigureDrawing {...picture} viewBox="0 0 360 486">
      <StateLine d="M1 215l36 1l120 1v-142l1-74" />
      <Trace tone="quiet" d="M19 1H1v18M341 1H359v18M1 388v18h18M359 388v18h-18" />
      <Roads map={map} />
      <StateNames newMexico={[12, 24]} texas={[348, 24]} />
      <Names map={map} />
      <LineSample x={1} y={432} letters={map.letters}>{`UP TO ABOUT ${within} MIN`}</LineSample>
      <LineSample x={234} y={432} letters={map.letters} dashed>
        BEYOND
      </LineSample>
      <Note
        x={1}
        y={458}
        quiet
        lines={['mi / min BY ROAD TO THE TOWN,', `±${tolerance}%, FROM ITS BASE`]}
      />
      <Trace d="M14 382v6h53.5v-6" />
      <Note x={14} y={376} quiet>
        25 mi STRAIGHT
      </Note>
    </FigureDrawing>
  );
}

interface MapPlan {
  letters: number;
  /** The point of the service map that is in the upper left corner, and how far the map is enlarged. */
  corner: Point;
  scale: number;
  /** Where the name of each place is, in units from its mark. */
  names: Record<string, NamePlace>;
  /** Formats the length and time of a road. */
  write: (road: { miles: number; minutes: number }) => string;
}

interface NamePlace {
  right: number;
  down: number;
  /** Without it, a name right of its mark starts there, and one left of it ends there. */
  anchor?: 'middle';
}

const serviceMap = projectionOf({
  ring: { center: { latitude: 32, longitude: -103.006 }, radiusKm: 150 },
});

function placeOn({ corner, scale }: MapPlan, [latitude, longitude]: Point): Point {
  const [x, y] = serviceMap.project({ latitude, longitude });
  return [tenth(1 + (x - corner[0]) * scale), tenth(1 + (y - corner[1]) * scale)];
}

/** Ticks along the frame at whole degrees, and a cross wherever two of them meet. */
function Degrees({ map }: { map: MapPlan }) {
  const ticks =
    'M198.2 1v8M193.1 551v-8M392.7 1v8M392.7 551v-8M587.2 1v8M592.3 551v-8M1 34.7h8M719 35.8h-8' +
    'M1 266.9h8M719 268h-8M1 499.2h8M719 500.3h-8';
  const crosses = [-104, -103, -102].flatMap((longitude) =>
    [33, 32, 31].map((latitude) => {
      const [x, y] = placeOn(map, [latitude, longitude]);
      return `M${tenth(x - 5)} ${y}h10m-5-5v10`;
    }),
  );
  return (
    <>
      <Leader d={ticks + crosses.join('')} />
      {['104 W', '103 W', '102 W'].map((meridian, index) => (
        <Note key={meridian} x={205.2 + 194.5 * index} y={15} quiet>
          {meridian}
        </Note>
      ))}
      {['33 N', '32 N', '31 N'].map((parallel, index) => (
        <Note key={parallel} x={8} y={28.7 + 232.24 * index} quiet>
          {parallel}
        </Note>
      ))}
    </>
  );
}

function StateLine({ d }: { d: string }) {
  return <path className="outline-quiet" strokeWidth="1.5" strokeDasharray="14 4 2 4" d={d} />;
}

function StateNames({ newMexico, texas }: { newMexico: Point; texas: Point }) {
  return (
    <>
      <Note x={newMexico[0]} y={newMexico[1]} quiet lines={['NEW MEXICO', 'MOUNTAIN TIME']} />
      <Note x={texas[0]} y={texas[1]} anchor="end" quiet lines={['TEXAS', 'CENTRAL TIME']} />
    </>
  );
}

/** The lines from each base to its towns and to the other base, with the marks of all places. */
function Roads({ map }: { map: MapPlan }) {
  const townMarks = towns.map(({ at }) => placeOn(map, at));
  const baseMarks = bases.map(({ at }) => placeOn(map, at));
  const near = towns.filter(({ minutes }) => minutes <= within);
  const far = towns.filter(({ minutes }) => minutes > within);
  const lines = (reached: readonly Town[]) =>
    reached.map((town) => roadTo(town, map, townMarks)).join('');
  return (
    <>
      <Trace d={lines(near)} />
      <Trace dashed d={lines(far)} />
      <Trace weight={3} d={roundedPolyline(baseMarks)} />
      {townMarks.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="panel outline" cx={x} cy={y} r="4.5" strokeWidth="2" />
      ))}
      {baseMarks.map(([x, y]) => (
        <BaseMark key={x} x={x} y={y} />
      ))}
    </>
  );
}

/** A base as on the service map: a live square in its halo. */
function BaseMark({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle className="solid-live" cx={x} cy={y} r="12" opacity="0.22" />
      <path
        className="solid-live rim"
        strokeWidth="1.5"
        d={`M${tenth(x - 6)} ${tenth(y - 6)}h12v12h-12z`}
      />
    </>
  );
}

/** Names of all places, with the road to each town under its name. */
function Names({ map }: { map: MapPlan }) {
  const [one = [0, 0], other = [0, 0]] = bases.map(({ at }) => placeOn(map, at));
  const places = [
    ...bases.map(({ name, at }) => ({ name, at, below: 'BASE' })),
    ...towns.map((town) => ({ name: town.name, at: town.at, below: map.write(town) })),
  ];
  return (
    <>
      <Note x={(one[0] + other[0]) / 2 + 10} y={(one[1] + other[1]) / 2 - 8} quiet>
        {map.write(between)}
      </Note>
      {places.map(({ name, at, below }) => {
        const { right, down, anchor } = map.names[name] ?? { right: 0, down: 0 };
        const mark = placeOn(map, at);
        const x = Math.round(mark[0] + right);
        const y = Math.round(mark[1] + down);
        const side = right < 0 ? 'end' : 'start';
        return (
          <g key={name}>
            <Note x={x} y={y} anchor={anchor ?? side}>
              {name}
            </Note>
            <Note x={x} y={y + lineSpacing * map.letters} anchor={anchor ?? side} quiet>
              {below}
            </Note>
          </g>
        );
      })}
    </>
  );
}

/** A line of the legend; `y` is the baseline of its text. */
function LineSample({ x, y, letters, dashed = false, children }: LineSampleProps) {
  return (
    <>
      <Trace dashed={dashed} d={`M${x} ${tenth(y - halfCapital * letters)}h30`} />
      <Note x={x + 38} y={y} quiet>
        {children}
      </Note>
    </>
  );
}

interface LineSampleProps {
  x: number;
  y: number;
  letters: number;
  dashed?: boolean;
  children: string;
}

/** The line to a town from its base, or from the town through which the road leads. */
function roadTo({ at, base, via }: Town, map: MapPlan, townMarks: readonly Point[]): string {
  const start = [...bases, ...towns].find(({ name }) => name === (via ?? base));
  if (!start) throw new Error(`numbers.ts of the response map has no place ${via ?? base}`);
  const ends = [placeOn(map, start.at), placeOn(map, at)] as const;
  return breakAround(...ends, townMarks)
    .map(roundedPolyline)
    .join('');
}

/** The pieces of a straight line that breaks around the ring of each town it passes between its ends. */
function breakAround(start: Point, end: Point, marks: readonly Point[]): Point[][] {
  const reach = 9.5;
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  const pointAt = (distance: number): Point => [
    tenth(start[0] + (dx * distance) / length),
    tenth(start[1] + (dy * distance) / length),
  ];
  const gaps = marks
    .map(([x, y]) => ({
      /** How far along the line the mark is, and how far off of it. */
      along: ((x - start[0]) * dx + (y - start[1]) * dy) / length,
      off: ((x - start[0]) * dy - (y - start[1]) * dx) / length,
    }))
    .filter(
      ({ along, off }) => Math.abs(off) < reach && along > touching && along < length - touching,
    )
    .map(({ along, off }) => {
      const half = Math.sqrt(reach ** 2 - off ** 2);
      return { from: along - half, to: along + half };
    })
    .sort((one, other) => one.from - other.from);
  const starts = [0, ...gaps.map(({ to }) => to)];
  return starts.map((from, index) => [pointAt(from), pointAt(gaps[index]?.from ?? length)]);
}

/** A mark this close to an end of a line is that end. */
const touching = 0.1;

function roundedPolyline(points: readonly Point[]): string {
  return relativePolyline(points.map(([x, y]) => [Math.round(x), Math.round(y)]));
}
