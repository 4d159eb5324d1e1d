import { tenth } from '#electrical/tenth.ts';
import type { Point } from '../../geometry.ts';
import { halfCapital, lineSpacing } from '../../lettering.ts';
import { projectionOf } from '../../map/geography.ts';
import { Leader, Note, Trace } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps, useFontSize } from '../../plot/figure-drawing.tsx';
import { relativePolyline } from '../../plot/scale.ts';
import { responseMapNumbers } from './numbers.ts';

const { bases, towns, between, within, tolerance } = responseMapNumbers;

type Town = (typeof towns)[number];

interface MapLayout {
  /** Point on the service map that corresponds to the upper left corner of this map. */
  corner: Point;
  /** Magnification relative to the service map. */
  scale: number;
  /** Offset of each name from the mark of its place, in drawing units. */
  names: Record<string, NamePlace>;
  /** Formats the length and driving time of a road. */
  formatRoad: (road: { miles: number; minutes: number }) => string;
}

interface NamePlace {
  right: number;
  down: number;
  /**
   * Alignment of the name. By default, a name right of the mark starts at the offset, and a name left of the mark ends
   * at the offset.
   */
  anchor?: 'middle';
}

/**
 * Draws a map of bases and towns. A straight line connects each town to its nearer base, by way of another town
 * if the road passes through that town. Bends of the road are omitted.
 */
export function Picture(picture: PictureProps) {
  return picture.size === 'wide' ? <WideLayout {...picture} /> : <NarrowLayout {...picture} />;
}

/** Draws the layout for wide screens, with ticks at whole degrees. */
function WideLayout(picture: PictureProps) {
  const map: MapLayout = {
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
    formatRoad: ({ miles, minutes }) => `${miles} mi, ${minutes} min`,
  };
  return (
    <FigureDrawing {...picture} viewBox="0 0 720 552">
      <DegreeTicks map={map} />
      <StateBorder d="M1 267l190 3h189v-222l1-47" />
      <Trace tone="quiet" d="M19 1H1v18M701 1H719v18M1 533v18h18M719 533v18h-18" />
      <Roads map={map} />
      <StateNames newMexico={[24, 84]} texas={[696, 84]} />
      <Names map={map} />
      <LegendLine x={24} y={312}>{`UP TO ABOUT ${within} MIN`}</LegendLine>
      <LegendLine x={24} y={331} dashed>
        BEYOND
      </LegendLine>
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

/** Draws the layout for phones, with the legend below the map. */
function NarrowLayout(picture: PictureProps) {
  const map: MapLayout = {
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
    formatRoad: ({ miles, minutes }) => `${miles} / ${minutes}`,
  };
  return (
    <FigureDrawing {...picture} viewBox="0 0 360 486">
      <StateBorder d="M1 215l36 1l120 1v-142l1-74" />
      <Trace tone="quiet" d="M19 1H1v18M341 1H359v18M1 388v18h18M359 388v18h-18" />
      <Roads map={map} />
      <StateNames newMexico={[12, 24]} texas={[348, 24]} />
      <Names map={map} />
      <LegendLine x={1} y={432}>{`UP TO ABOUT ${within} MIN`}</LegendLine>
      <LegendLine x={234} y={432} dashed>
        BEYOND
      </LegendLine>
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

const serviceMap = projectionOf({
  ring: { center: { latitude: 32, longitude: -103.006 }, radiusKm: 150 },
});

function projectOnto({ corner, scale }: MapLayout, [latitude, longitude]: Point): Point {
  const [x, y] = serviceMap.project({ latitude, longitude });
  return [tenth(1 + (x - corner[0]) * scale), tenth(1 + (y - corner[1]) * scale)];
}

/** Draws ticks along the frame at whole degrees, and a cross at each intersection of whole degrees. */
function DegreeTicks({ map }: { map: MapLayout }) {
  // Meridians converge toward the north, so their ticks differ between the top and bottom edges.
  const ticks =
    'M198.2 1v8M193.1 551v-8M392.7 1v8M392.7 551v-8M587.2 1v8M592.3 551v-8M1 34.7h8M719 35.8h-8' +
    'M1 266.9h8M719 268h-8M1 499.2h8M719 500.3h-8';
  const crosses = [-104, -103, -102].flatMap((longitude) =>
    [33, 32, 31].map((latitude) => {
      const [x, y] = projectOnto(map, [latitude, longitude]);
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

function StateBorder({ d }: { d: string }) {
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

/** Draws the road lines from each base to its towns and to the other base, and the marks of all places. */
function Roads({ map }: { map: MapLayout }) {
  const townMarks = towns.map(({ at }) => projectOnto(map, at));
  const baseMarks = bases.map(({ at }) => projectOnto(map, at));
  const nearTowns = towns.filter(({ minutes }) => minutes <= within);
  const farTowns = towns.filter(({ minutes }) => minutes > within);
  const lines = (destinations: readonly Town[]) =>
    destinations.map((town) => roadPath(town, map, townMarks)).join('');
  return (
    <>
      <Trace d={lines(nearTowns)} />
      <Trace dashed d={lines(farTowns)} />
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

/** Draws the mark of a base as on the service map: a highlighted square with a halo. */
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

/** Draws the names of all places, with road miles and driving minutes under the name of each town. */
function Names({ map }: { map: MapLayout }) {
  const fontSize = useFontSize();
  const [firstBase = [0, 0], secondBase = [0, 0]] = bases.map(({ at }) => projectOnto(map, at));
  const places = [
    ...bases.map(({ name, at }) => ({ name, at, below: 'BASE' })),
    ...towns.map((town) => ({ name: town.name, at: town.at, below: map.formatRoad(town) })),
  ];
  return (
    <>
      <Note
        x={(firstBase[0] + secondBase[0]) / 2 + 10}
        y={(firstBase[1] + secondBase[1]) / 2 - 8}
        quiet
      >
        {map.formatRoad(between)}
      </Note>
      {places.map(({ name, at, below }) => {
        const { right, down, anchor } = map.names[name] ?? { right: 0, down: 0 };
        const mark = projectOnto(map, at);
        const x = Math.round(mark[0] + right);
        const y = Math.round(mark[1] + down);
        const side = right < 0 ? 'end' : 'start';
        return (
          <g key={name}>
            <Note x={x} y={y} anchor={anchor ?? side}>
              {name}
            </Note>
            <Note x={x} y={y + lineSpacing * fontSize} anchor={anchor ?? side} quiet>
              {below}
            </Note>
          </g>
        );
      })}
    </>
  );
}

interface LegendLineProps {
  x: number;
  y: number;
  dashed?: boolean;
  children: string;
}

/** Draws a line sample with its text in the legend. `y` is the baseline of the text. */
function LegendLine({ x, y, dashed = false, children }: LegendLineProps) {
  const middle = y - halfCapital * useFontSize();
  return (
    <>
      <Trace dashed={dashed} d={`M${x} ${tenth(middle)}h30`} />
      <Note x={x + 38} y={y} quiet>
        {children}
      </Note>
    </>
  );
}

/** Returns the path of the line to a town, from its base or from the town that the road passes through. */
function roadPath({ at, base, via }: Town, map: MapLayout, townMarks: readonly Point[]): string {
  const startName = via ?? base;
  const start = [...bases, ...towns].find(({ name }) => name === startName);
  if (!start) {
    throw new Error(
      `drawings/figures/response-map/numbers.ts has no base or town named ${startName}`,
    );
  }
  const ends = [projectOnto(map, start.at), projectOnto(map, at)] as const;
  return splitAroundMarks(...ends, townMarks)
    .map(roundedPolyline)
    .join('');
}

/** Radius of the gap around a town's mark. */
const gapRadius = 9.5;

/** Towns whose position along the line is this close to an end, in drawing units, are end points, which need no gap. */
const endTolerance = 0.1;

/** Splits a straight line into pieces, with a gap around the mark of each town between its two ends. */
function splitAroundMarks(start: Point, end: Point, marks: readonly Point[]): Point[][] {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  const pointAt = (distance: number): Point => [
    tenth(start[0] + (dx * distance) / length),
    tenth(start[1] + (dy * distance) / length),
  ];
  const gaps = marks
    .map(([x, y]) => ({
      /** Distance from the start to the mark, measured along the line. */
      along: ((x - start[0]) * dx + (y - start[1]) * dy) / length,
      /** Distance from the line to the mark. */
      off: ((x - start[0]) * dy - (y - start[1]) * dx) / length,
    }))
    .filter(({ off }) => Math.abs(off) < gapRadius)
    .filter(({ along }) => along > endTolerance && along < length - endTolerance)
    .map(({ along, off }) => {
      const half = Math.sqrt(gapRadius ** 2 - off ** 2);
      return { from: along - half, to: along + half };
    })
    .sort((a, b) => a.from - b.from);
  const starts = [0, ...gaps.map(({ to }) => to)];
  return starts.map((from, index) => [pointAt(from), pointAt(gaps[index]?.from ?? length)]);
}

function roundedPolyline(points: readonly Point[]): string {
  return relativePolyline(points.map(([x, y]) => [Math.round(x), Math.round(y)]));
}
