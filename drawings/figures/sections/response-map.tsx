import { responseMapNumbers } from '#electrical/figures/sections/response-map.ts';
import { tenth } from '#electrical/tenth.ts';
import { linePath, type Point } from '../../geometry.ts';
import { projectionOf } from '../../map/geography.ts';
import { drafting } from '../../plot/drafting.tsx';
import { Stroke } from '../../symbols/stroke.tsx';
import type { FigureDrawing, FigureSize } from '../figure-drawing.ts';

const { bases, towns, between, within, tolerance } = responseMapNumbers;
const { project } = projectionOf({
  ring: { center: { latitude: 32, longitude: -103.006 }, radiusKm: 150 },
});

/**
 * Bases and towns where they lie. A straight line joins each town to its nearer base, by way of another
 * town where the data say so; bends of the road are not drawn. Ground, degrees and scale are written.
 */
export const responseMap: FigureDrawing = {
  sizes: { wide: [720, 552], narrow: [360, 486] },
  draw(size) {
    const wide = size === 'wide';
    const { letters, note, trace } = drafting(size);
    const { corner, enlarged, stateLine, frame, west, east, near, far, figures, scale } =
      plans[size];
    const place = ([latitude, longitude]: Point): Point => {
      const [x, y] = project({ latitude, longitude });
      return [tenth(1 + (x - corner[0]) * enlarged), tenth(1 + (y - corner[1]) * enlarged)];
    };
    const road = ({ miles, minutes }: typeof between) =>
      wide ? `${miles} mi, ${minutes} min` : `${miles} / ${minutes}`;
    const sites = [
      ...bases.map((base) => ({ ...base, mark: place(base.at), below: 'BASE' })),
      ...towns.map((town) => ({ ...town, mark: place(town.at), below: road(town) })),
    ];
    const rings = sites.slice(bases.length).map(({ mark }) => mark);
    const ways = (isFar: boolean) =>
      towns
        .filter(({ minutes }) => minutes > within === isFar)
        .flatMap(({ base, via, name }) => {
          const ends = [via ?? base, name].map((end) => sites.find((site) => site.name === end));
          const [from, to] = ends.map((site) => site?.mark) as [Point, Point];
          return brokenAround(from, to, rings).map(linePath);
        })
        .join('');
    const [one = [0, 0], other = [0, 0]] = sites.map(({ mark }) => mark) as Point[];
    const quiet = 'quiet';
    return (
      <>
        {wide && <Stroke d={degrees} stroke="var(--line-2)" />}
        {wide && ['104 W', '103 W', '102 W'].map((at, i) => note(205.2 + 194.5 * i, 15, at, quiet))}
        {wide && ['33 N', '32 N', '31 N'].map((at, i) => note(8, 28.7 + 232.24 * i, at, quiet))}
        <Stroke d={stateLine} stroke="var(--ink-3)" weight={1.5} dashes="14 4 2 4" />
        <Stroke d={frame} stroke="var(--ink-3)" weight={1.5} />
        {trace(ways(false))}
        {trace(ways(true), { dashed: true })}
        {trace(linePath([one, other]), { weight: 3 })}
        {rings.map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
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
        {[one, other].map(([x, y]) => (
          <g key={x} fill="var(--hot-line)">
            <circle cx={x} cy={y} r="12" opacity="0.22" />
            <path
              d={`M${tenth(x - 6)} ${tenth(y - 6)}h12v12h-12z`}
              stroke="var(--deep)"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
        {note(...west, ['NEW MEXICO', 'MOUNTAIN TIME'], quiet)}
        {note(...east, ['TEXAS', 'CENTRAL TIME'], 'end quiet')}
        {note((one[0] + other[0]) / 2 + 10, (one[1] + other[1]) / 2 - 8, road(between), quiet)}
        {sites.map((site) => {
          const [dx, dy, anchor = dx < 0 ? 'end' : 'start'] = site[size];
          const [x, y] = [Math.round(site.mark[0] + dx), Math.round(site.mark[1] + dy)];
          return [
            note(x, y, site.name, anchor),
            note(x, y + 1.3 * letters, site.below, `${anchor} quiet`),
          ];
        })}
        {trace(`M${near[0]} ${tenth(near[1] - 0.35 * letters)}h30`)}
        {note(near[0] + 38, near[1], `UP TO ABOUT ${within} MIN`, quiet)}
        {trace(`M${far[0]} ${tenth(far[1] - 0.35 * letters)}h30`, { dashed: true })}
        {note(far[0] + 38, far[1], 'BEYOND', quiet)}
        {wide
          ? note(...figures, ['ROAD MILES AND MINUTES', `TO THE TOWN, ±${tolerance}%`], quiet)
          : note(
              ...figures,
              ['mi / min BY ROAD TO THE TOWN,', `±${tolerance}%, FROM ITS BASE`],
              quiet,
            )}
        <Stroke d={scale} stroke="var(--ink)" weight={1.5} />
        {note(wide ? 24 : 14, wide ? 412 : 376, '25 mi STRAIGHT', quiet)}
      </>
    );
  },
};

/** What point of the service map lies in the upper left corner, how far it is enlarged, and what is written. */
const plans: Record<FigureSize, Plan> = {
  wide: {
    ...{ corner: [25, 135], enlarged: 1.1, west: [24, 84], east: [696, 84] },
    ...{ near: [24, 312], far: [24, 331], figures: [24, 358] },
    stateLine: 'M1 267l190 3h189v-222l1-47',
    frame: 'M19 1H1v18M701 1H719v18M1 533v18h18M719 533v18h-18',
    scale: 'M24 418v6h84.1v-6',
  },
  narrow: {
    ...{ corner: [147, 72], enlarged: 0.7, west: [12, 24], east: [348, 24] },
    ...{ near: [1, 432], far: [234, 432], figures: [1, 458] },
    stateLine: 'M1 215l36 1l120 1v-142l1-74',
    frame: 'M19 1H1v18M341 1H359v18M1 388v18h18M359 388v18h-18',
    scale: 'M14 382v6h53.5v-6',
  },
};

interface Plan extends Record<'corner' | 'west' | 'east' | 'near' | 'far' | 'figures', Point> {
  enlarged: number;
  stateLine: string;
  frame: string;
  scale: string;
}

/** Ticks along the wide frame at whole degrees, and a cross wherever two of them meet. */
const degrees =
  'M198.2 1v8M193.1 551v-8M392.7 1v8M392.7 551v-8M587.2 1v8M592.3 551v-8M1 34.7h8M719 35.8h-8' +
  'M1 266.9h8M719 268h-8M1 499.2h8M719 500.3h-8M192.9 37.3h10m-5-5v10M190.7 269.6h10m-5-5v10' +
  'M188.6 501.9h10m-5-5v10M387.7 38.2h10m-5-5v10M387.7 270.5h10m-5-5v10M387.7 502.8h10m-5-5v10' +
  'M582.5 37.3h10m-5-5v10M584.7 269.6h10m-5-5v10M586.8 501.9h10m-5-5v10';

/** The pieces of a straight line that breaks around each town's ring it passes, other than at its ends. */
function brokenAround(start: Point, end: Point, rings: readonly Point[]): Point[][] {
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
