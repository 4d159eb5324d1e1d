import { responseMapData as data } from '#electrical/figures/sections/response-map.ts';
import { tenth } from '#electrical/tenth.ts';
import { type Box, partInside } from '../../map/boxes.ts';
import type { MapRegion } from '../../map/map-region.ts';
import { mapOf } from '../../map/region-map.ts';
import { linePath, type Point } from '../../parts/polyline.ts';
import { Lines, Trace } from '../../plot/plot.tsx';
import { Device } from '../../symbols/device.tsx';
import { Stroke } from '../../symbols/stroke.tsx';
import { Lettering } from '../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../figure-drawing.ts';

/**
 * Bases and towns where they lie, in the projection of the service map. A straight line joins each
 * town to its nearer base, by way of another town where the data say so; bends of the road are not
 * drawn.
 */
export const responseMap: FigureDrawing = {
  sizes: { wide: [720, 552], narrow: [360, 486] },
  draw(size, region) {
    const letters = lettering[size];
    const wide = size === 'wide';
    const { at, mile, stateLine } = windowOf(region, size);
    const { box, west, east, scale, near, far, figures } = plans[size];
    const [left, top, right, bottom] = box;
    const road = ({ miles, minutes }: { miles: number; minutes: number }) =>
      wide ? `${miles} mi, ${minutes} min` : `${miles} / ${minutes}`;
    const bases = data.bases.map((base) => ({ ...base, at: at(base.at), note: 'BASE' }));
    const towns = data.towns.map((town) => ({ ...town, at: at(town.at), note: road(town) }));
    const sites = [...bases, ...towns];
    const rings = towns.map((town) => town.at);
    const ways = (isFar: boolean) =>
      towns
        .filter(({ minutes }) => minutes > data.within === isFar)
        .flatMap(({ base, via, at }) => {
          const from = sites.find(({ name }) => name === (via ?? base))?.at ?? at;
          return brokenAround([from, at], rings).map(linePath);
        })
        .join('');
    const [one = [0, 0], other = [0, 0]] = bases.map(({ at }) => at) as Point[];
    const between = [tenth((one[0] + other[0]) / 2 + 10), tenth((one[1] + other[1]) / 2 - 8)];
    const rise = 0.35 * letters;
    const quiet = { size: letters, quiet: true } as const;
    return (
      <>
        {wide && <Degrees region={region} />}
        <Stroke d={stateLine} stroke="var(--ink-3)" weight={1.5} dashes="14 4 2 4" />
        <Stroke
          d={
            `M${left + 18} ${top}H${left}v18M${right - 18} ${top}H${right}v18` +
            `M${left} ${bottom - 18}v18h18M${right} ${bottom - 18}v18h-18`
          }
          stroke="var(--ink-3)"
          weight={1.5}
        />
        <Trace d={ways(false)} />
        <Trace d={ways(true)} dashed />
        <Trace d={linePath([one, other])} weight={3} />
        {towns.map(({ name, at: [x, y] }) => (
          <circle
            key={name}
            cx={x}
            cy={y}
            r="4.5"
            fill="var(--deep)"
            stroke="var(--ink)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {/* A base as on the service map: a live square in its halo. */}
        {bases.map(({ name, at: [x, y] }) => (
          <g key={name}>
            <circle cx={x} cy={y} r="12" fill="var(--hot-line)" opacity="0.22" />
            <path
              d={`M${tenth(x - 6)} ${tenth(y - 6)}h12v12h-12z`}
              fill="var(--hot-line)"
              stroke="var(--deep)"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
        <Lines {...quiet} x={west[0]} y={west[1]} lines={Object.values(data.west)} />
        <Lines {...quiet} x={east[0]} y={east[1]} anchor="end" lines={Object.values(data.east)} />
        <Lines {...quiet} x={between[0] ?? 0} y={between[1] ?? 0} lines={[road(data.between)]} />
        {sites.map(({ name, note, at: [x, y] }) => {
          const [dx, dy, anchor = dx < 0 ? 'end' : 'start'] = data.names[name]?.[size] ?? [10, -4];
          const place = { x: Math.round(x + dx), anchor, size: letters } as const;
          const line = Math.round(y + dy);
          return (
            <g key={name}>
              <Lettering {...place} y={line}>
                {name}
              </Lettering>
              <Lettering {...place} y={line + 1.3 * letters} quiet>
                {note}
              </Lettering>
            </g>
          );
        })}
        <Trace d={`M${near[0]} ${tenth(near[1] - rise)}h30`} />
        <Lettering {...quiet} x={near[0] + 38} y={near[1]} anchor="start">
          {`UP TO ABOUT ${data.within} MIN`}
        </Lettering>
        <Trace d={`M${far[0]} ${tenth(far[1] - rise)}h30`} dashed />
        <Lettering {...quiet} x={far[0] + 38} y={far[1]} anchor="start">
          BEYOND
        </Lettering>
        <Lines
          {...quiet}
          x={figures[0]}
          y={figures[1]}
          lines={
            wide
              ? ['ROAD MILES AND MINUTES', `TO THE TOWN, ±${data.tolerance}%`]
              : ['mi / min BY ROAD TO THE TOWN,', `±${data.tolerance}%, FROM ITS BASE`]
          }
        />
        <Device d={`M${scale[0]} ${scale[1] - 6}v6h${tenth(25 * mile)}v-6`} />
        <Lettering {...quiet} x={scale[0]} y={scale[1] - 12} anchor="start">
          25 mi STRAIGHT
        </Lettering>
      </>
    );
  },
};

interface Plan {
  box: Box;
  /** What point of the service map lies in the upper left corner, and how far it is enlarged. */
  corner: Point;
  enlarged: number;
  /** Where the words on either state, the samples of the lines, the word on figures and the scale lie. */
  west: Point;
  east: Point;
  near: Point;
  far: Point;
  figures: Point;
  scale: Point;
}

const plans: Record<FigureSize, Plan> = {
  wide: {
    ...{ box: [1, 1, 719, 551], corner: [25, 135], enlarged: 1.1 },
    ...{ west: [24, 84], east: [696, 84], near: [24, 312], far: [24, 331] },
    ...{ figures: [24, 358], scale: [24, 424] },
  },
  narrow: {
    ...{ box: [1, 1, 359, 406], corner: [147, 72], enlarged: 0.7 },
    ...{ west: [12, 24], east: [348, 24], near: [1, 432], far: [234, 432] },
    ...{ figures: [1, 458], scale: [14, 388] },
  },
};

/** The window that the drawing opens on the service map, and where everything lies in it. */
function windowOf(region: MapRegion, size: FigureSize) {
  const { project, unitsPerKm, stateLines, meridianAt, parallelAt } = mapOf(region);
  const { box, corner, enlarged } = plans[size];
  const toX = (x: number) => tenth(box[0] + (x - corner[0]) * enlarged);
  const toY = (y: number) => tenth(box[1] + (y - corner[1]) * enlarged);
  const fromX = (x: number) => corner[0] + (x - box[0]) / enlarged;
  const fromY = (y: number) => corner[1] + (y - box[1]) / enlarged;
  const at = ([latitude, longitude]: readonly [number, number]): Point => {
    const [x, y] = project({ latitude, longitude });
    return [toX(x), toY(y)];
  };
  return {
    at,
    /** Units of the drawing for a mile along the ground. */
    mile: 1.609344 * unitsPerKm * enlarged,
    /** The line between the states, as far as the window shows it. */
    stateLine: stateLines
      .map((line) => line.map(([x, y]): Point => [toX(x), toY(y)]))
      .flatMap((line) => within(line, box))
      .map(linePath)
      .join(''),
    meridian: (degrees: number) => [box[1], box[3]].map((y) => toX(meridianAt(degrees, fromY(y)))),
    parallel: (degrees: number) => [box[0], box[2]].map((x) => toY(parallelAt(degrees, fromX(x)))),
  };
}

/** Ticks along the wide frame with their degrees, and a cross wherever two whole degrees meet. */
function Degrees({ region }: { region: MapRegion }) {
  const { at, meridian, parallel } = windowOf(region, 'wide');
  const [left, top, right, bottom] = plans.wide.box;
  const crosses = [-104, -103, -102].flatMap((longitude) =>
    [33, 32, 31].map((latitude) => at([latitude, longitude])),
  );
  const across = [-104, -103, -102].map((degrees) => [`${-degrees} W`, meridian(degrees)] as const);
  const down = [33, 32, 31].map((degrees) => [`${degrees} N`, parallel(degrees)] as const);
  return (
    <>
      <Stroke
        d={[
          ...across.map(([, [x, end]]) => `M${x} ${top}v8M${end} ${bottom}v-8`),
          ...down.map(([, [y, end]]) => `M${left} ${y}h8M${right} ${end}h-8`),
          ...crosses.map(([x, y]) => `M${tenth(x - 5)} ${y}h10m-5-5v10`),
        ].join('')}
        stroke="var(--line-2)"
      />
      {across.map(([words, [x = 0]]) => (
        <Lettering key={words} x={tenth(x + 7)} y={top + 14} size={13} anchor="start" quiet>
          {words}
        </Lettering>
      ))}
      {down.map(([words, [y = 0]]) => (
        <Lettering key={words} x={left + 7} y={tenth(y - 6)} size={13} anchor="start" quiet>
          {words}
        </Lettering>
      ))}
    </>
  );
}

/** The parts of a line that lie in a box. */
function within(line: readonly Point[], box: Box): Point[][] {
  const parts: Point[][] = [];
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to;
    const [enters, leaves] = partInside([from, to], box);
    if (enters >= leaves) return;
    const on = (part: number): Point => [
      tenth(from[0] + part * (to[0] - from[0])),
      tenth(from[1] + part * (to[1] - from[1])),
    ];
    if (enters === 0 && parts.length) parts.at(-1)?.push(on(leaves));
    else parts.push([on(enters), on(leaves)]);
  });
  return parts;
}

/** The pieces of a straight line that breaks around each town's ring it passes, other than at its ends. */
function brokenAround([start, end]: readonly [Point, Point], rings: readonly Point[]): Point[][] {
  const reach = 9.5;
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  const on = (along: number): Point => [
    tenth(start[0] + (dx * along) / length),
    tenth(start[1] + (dy * along) / length),
  ];
  const breaks = rings
    .filter((ring) => ring !== start && ring !== end)
    .flatMap(([x, y]) => {
      const along = ((x - start[0]) * dx + (y - start[1]) * dy) / length;
      const off = ((x - start[0]) * dy - (y - start[1]) * dx) / length;
      if (Math.abs(off) >= reach || along <= 0 || along >= length) return [];
      const half = Math.sqrt(reach ** 2 - off ** 2);
      return [[along - half, along + half] as const];
    })
    .sort(([one], [other]) => one - other);
  const from = [0, ...breaks.map(([, to]) => to)];
  return from.map((piece, index) => [on(piece), on(breaks[index]?.[0] ?? length)]);
}
