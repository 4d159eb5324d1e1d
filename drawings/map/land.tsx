import { tenth } from '#electrical/tenth.ts';
import type { Box, Point } from '../geometry.ts';
import { monoWidth } from '../lettering.ts';
import { grow, isUnobstructed, squareAround } from './boxes.ts';
import { mapSize, pathOf } from './geography.ts';
import type { Site } from './names.ts';
import type { MapSize, RegionMap } from './region-map.ts';

interface MapProps {
  map: RegionMap;
  size: MapSize;
}

/** Stroke widths and dash patterns, in units of the map. */
const strokes = {
  wide: {
    border: 1.5,
    stateDashes: '14 4 2 4',
    nationalDashes: '14 4 2 4 2 4',
    ring: 1.8,
    margin: 1.5,
  },
  narrow: {
    border: 2.4,
    stateDashes: '20 6 3 6',
    nationalDashes: '20 6 3 6 3 6',
    ring: 3,
    margin: 2.2,
  },
};

/** Horizontal and vertical distances from a county's center at which to try its name, in units. */
const distances = [-32, -24, -16, -8, 0, 8, 16, 24, 32];

/** Offsets from a county's center at which to try its name, nearest first. */
const offsets = distances
  .flatMap((dx) => distances.map((dy) => ({ dx, dy })))
  .sort((one, other) => Math.hypot(one.dx, one.dy) - Math.hypot(other.dx, other.dy));

/** The base map: ground, ring, borders, meridians, parallels and margin. */
export function Land({ map, size }: MapProps) {
  const [ringX, ringY] = map.ring.center;
  const { border, stateDashes, nationalDashes, ring } = strokes[size];
  const states = pathOf(map.stateLines);
  const nation = pathOf(map.nationalLines);
  return (
    <>
      <path className="ground" d={`M0 0h${mapSize}v${mapSize}H0z`} />
      <circle className="paper" cx={ringX} cy={ringY} r={map.ring.radius} />
      <path className="county-line" d={graticuleOf(map)} strokeDasharray="1 5" opacity="0.7" />
      <path
        className="county-line"
        d={pathOf(map.countyLines)}
        strokeLinejoin="round"
        opacity="0.55"
      />
      <path className="rim-on-ground" d={states + nation} strokeWidth="4" />
      <path className="outline" d={states} strokeWidth={border} strokeDasharray={stateDashes} />
      <path
        className="outline"
        d={nation}
        strokeWidth={border}
        strokeDasharray={nationalDashes}
        strokeLinejoin="round"
      />
      <circle
        className="outline-quiet"
        cx={ringX}
        cy={ringY}
        r={map.ring.radius}
        strokeWidth={ring}
      />
      <Margin map={map} size={size} />
    </>
  );
}

/** The margin of the map: corner marks, degree ticks, scale bar and fixed labels. */
function Margin({ map: { sizes, scaleBar }, size }: MapProps) {
  const { frame, mono, words, meridians, parallels, scaleAt } = sizes[size];
  const { left, top, right, bottom } = frame;
  const corner = 22;
  const [scaleX, scaleY] = scaleAt;
  const half = scaleBar.length / 2;
  const lines = [
    `M${left + corner} ${top + 1}H${left + 1}v${corner}`,
    `M${right - corner} ${top + 1}H${right - 1}v${corner}`,
    `M${left + 1} ${bottom - corner}v${corner - 1}h${corner}`,
    `M${right - 1} ${bottom - corner}v${corner - 1}h${-corner}`,
    ...meridians.map(({ x }) => `M${x} ${top}v10`),
    ...parallels.map(({ y }) => `M${left} ${y}h10`),
    `M${scaleX} ${scaleY - 7}v7h${2 * half}v-7m${-half} 7v-4`,
  ];
  return (
    <>
      <path className="outline" d={lines.join('')} strokeWidth={strokes[size].margin} />
      <g className="label-soft rim-on-ground" fontSize={mono} strokeWidth="4" paintOrder="stroke">
        {words.map((word) => (
          <text key={word.text} x={word.x} y={word.y} textAnchor={word.anchor}>
            {word.text}
          </text>
        ))}
        <text x={scaleX} y={scaleY - 13}>
          0
        </text>
        <text x={scaleX + scaleBar.length + 18} y={scaleY - 13} textAnchor="end">
          {`${scaleBar.miles} mi`}
        </text>
      </g>
    </>
  );
}

/**
 * Path of the meridians and parallels. Meridians are straight in this projection. Parallels are curved, so each parallel
 * is drawn as a quadratic curve.
 */
function graticuleOf({ region: { degrees }, meridianAt, parallelAt }: RegionMap): string {
  const middle = mapSize / 2;
  const meridians = degrees.meridians.map(
    (meridian) => `M${meridianAt(meridian, 0)} 0L${meridianAt(meridian, mapSize)} ${mapSize}`,
  );
  const parallels = degrees.parallels.toReversed().map((parallel) => {
    const left = parallelAt(parallel, 0);
    const right = parallelAt(parallel, mapSize);
    const control = 2 * parallelAt(parallel, middle) - (left + right) / 2;
    return `M0 ${left}Q${middle} ${tenth(control)} ${mapSize} ${right}`;
  });
  return [...meridians, ...parallels].join('');
}

export interface CountyName {
  text: string;
  x: number;
  y: number;
}

/** Names of counties, in a lighter color so that the names of towns stand out. */
export function Counties({ names, font }: { names: readonly CountyName[]; font: number }) {
  return (
    <g className="label-quiet" fontSize={font} textAnchor="middle">
      {names.map(({ text, x, y }) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}

/**
 * Places the names of counties near the centers of the counties on the wide map. A county gets no label if
 * there is no room for its name between towns, words and lines.
 */
export function labelCounties(
  { sizes, visibleCounties }: RegionMap,
  sites: readonly Site[],
  words: readonly Box[],
  lines: readonly (readonly Point[])[],
): CountyName[] {
  const { frame, base, mono } = sizes.wide;
  // Keep names away from the degree labels along the edges. The labels at the top have ticks above them.
  const inner = {
    left: frame.left + 12,
    top: frame.top + 36,
    right: frame.right - 12,
    bottom: frame.bottom - 12,
  };
  const occupied = [
    // A gap around other words prevents a name from being read together with them.
    ...words.map((box) => grow(box, 12, 8)),
    ...sites.map(({ at }) => squareAround(at, base.reach + 4)),
  ];
  return visibleCounties.flatMap(({ name, center, contains }) => {
    // Skip counties that share their name with a town, because the label would be mistaken for the town.
    if (sites.some((site) => site.name === name)) return [];
    const half = monoWidth(name, mono) / 2;
    const place = offsets
      .map(({ dx, dy }) => ({ x: center[0] + dx, y: center[1] + dy }))
      .find(({ x, y }) => {
        const box = { left: x - half - 4, top: y - mono + 1, right: x + half + 4, bottom: y + 5 };
        return cornersOf(box).every(contains) && isUnobstructed(box, inner, occupied, lines);
      });
    return place ? [{ text: name, x: Math.round(place.x), y: Math.round(place.y) }] : [];
  });
}

function cornersOf({ left, top, right, bottom }: Box): Point[] {
  return [
    [left, top],
    [left, bottom],
    [right, top],
    [right, bottom],
  ];
}
