import type { Point } from '../geometry.ts';
import { monoWidth } from '../plot/wrap.ts';
import { mapSize, pathOf } from './geography.ts';
import { monoFont } from './marks.tsx';
import { around, type Box, crosses, isInside, overlaps, type Site } from './names.ts';
import type { MapSize, RegionMap } from './region-map.ts';

interface MapProps {
  map: RegionMap;
  size: MapSize;
}

/** The ground of the map: ring, counties, states, degrees, scale and frame. */
export function Land({ map, size }: MapProps) {
  const { ring } = map;
  const [ringX, ringY] = ring.center;
  const wide = size === 'wide';
  const states = pathOf(map.stateLines);
  const nation = pathOf(map.nationalLines);
  const border = { stroke: 'var(--ink)', strokeWidth: wide ? 1.5 : 2.4 };
  return (
    <>
      <path d={`M0 0h${mapSize}v${mapSize}H0z`} fill="var(--bg)" />
      <circle cx={ringX} cy={ringY} r={ring.radius} fill="var(--surface)" />
      <g fill="none" stroke="var(--line-2)">
        <path d={graticuleOf(map)} strokeDasharray="1 5" opacity="0.7" />
        <path d={pathOf(map.countyLines)} opacity="0.55" strokeLinejoin="round" />
        <path d={states + nation} stroke="var(--bg)" strokeWidth="4" />
        <path {...border} d={states} strokeDasharray={wide ? '14 4 2 4' : '20 6 3 6'} />
        <path
          {...border}
          d={nation}
          strokeDasharray={wide ? '14 4 2 4 2 4' : '20 6 3 6 3 6'}
          strokeLinejoin="round"
        />
        <circle
          cx={ringX}
          cy={ringY}
          r={ring.radius}
          stroke="var(--ink-3)"
          strokeWidth={wide ? 1.8 : 3}
        />
      </g>
      <Margin map={map} size={size} />
    </>
  );
}

/** County names, so quiet that towns stay first. */
export function Counties({ names, font }: { names: readonly CountyName[]; font: number }) {
  return (
    <g {...monoFont(font)} textAnchor="middle" fill="var(--ink-3)">
      {names.map(({ text, x, y }) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}

interface CountyName {
  text: string;
  x: number;
  y: number;
}

/** The names of counties that clear towns, words and lines on the wide map, each near its county's middle. */
export function nameCounties(
  { sizes, visibleCounties }: RegionMap,
  sites: readonly Site[],
  words: readonly Box[],
  lines: readonly (readonly Point[])[],
): CountyName[] {
  const { frame, base, mono } = sizes.wide;
  // The edge belongs to degrees, and no county's name reads on from another word.
  const inner: Box = [frame[0] + 12, frame[1] + 36, frame[2] - 12, frame[3] - 12];
  const taken = [
    ...words.map(([left, top, right, bottom]): Box => [left - 12, top - 8, right + 12, bottom + 8]),
    ...sites.map(({ at }) => around(at, base.reach + 4)),
  ];
  return visibleCounties.flatMap(({ name, middle, holds }) => {
    // One that is named like a town would pass for it.
    if (sites.some((site) => site.name === name)) return [];
    const half = monoWidth(name, mono) / 2;
    const spot = offsets
      .map(([dx, dy]): Point => [middle[0] + dx, middle[1] + dy])
      .find(([x, y]) => {
        const [left, top, right, bottom] = [x - half - 4, y - mono + 1, x + half + 4, y + 5];
        return (
          [left, right].every((x) => [top, bottom].every((y) => holds([x, y]))) &&
          isClear([left, top, right, bottom], inner, taken, lines)
        );
      });
    return spot ? [{ text: name, x: Math.round(spot[0]), y: Math.round(spot[1]) }] : [];
  });
}

/** Whether a box lies in a frame and over no other box or line. */
export function isClear(
  box: Box,
  frame: Box,
  taken: readonly Box[],
  lines: readonly (readonly Point[])[],
): boolean {
  return (
    isInside(box, frame) &&
    !taken.some((other) => overlaps(box, other)) &&
    !lines.some((line) => crosses(box, line))
  );
}

const reaches = [-32, -24, -16, -8, 0, 8, 16, 24, 32];
const offsets = reaches
  .flatMap((dx) => reaches.map((dy): Point => [dx, dy]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** Corner marks, degree ticks, the scale bar and the fixed words. */
function Margin({ map: { sizes, scaleBar }, size }: MapProps) {
  const { frame, mono, words, meridians, parallels, scaleAt } = sizes[size];
  const [left, top, right, bottom] = frame;
  const corner = 22;
  const marks = [
    `M${left + corner} ${top + 1}H${left + 1}v${corner}`,
    `M${right - corner} ${top + 1}H${right - 1}v${corner}`,
    `M${left + 1} ${bottom - corner}v${corner - 1}h${corner}`,
    `M${right - 1} ${bottom - corner}v${corner - 1}h${-corner}`,
    ...meridians.map(({ x }) => `M${x} ${top}v10`),
    ...parallels.map(({ y }) => `M${left} ${y}h10`),
  ].join('');
  const [x, y] = scaleAt;
  const half = scaleBar.length / 2;
  return (
    <>
      <path
        d={`${marks}M${x} ${y - 7}v7h${2 * half}v-7m${-half} 7v-4`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={size === 'wide' ? 1.5 : 2.2}
      />
      <g
        {...monoFont(mono)}
        fill="var(--ink-2)"
        stroke="var(--bg)"
        strokeWidth="4"
        paintOrder="stroke"
      >
        {words.map((word) => (
          <text key={word.text} x={word.x} y={word.y} textAnchor={word.anchor}>
            {word.text}
          </text>
        ))}
        <text x={x} y={y - 13}>
          0
        </text>
        <text x={x + 2 * half + 18} y={y - 13} textAnchor="end">
          {scaleBar.miles} mi
        </text>
      </g>
    </>
  );
}

// Meridians are straight in this projection; a parallel bends, so it gets a point in the middle.
function graticuleOf({ region: { degrees }, meridianAt, parallelAt }: RegionMap): string {
  return [
    ...degrees.meridians.map(
      (at) => `M${meridianAt(at, 0)} 0L${meridianAt(at, mapSize)} ${mapSize}`,
    ),
    ...degrees.parallels.toReversed().map((at) => {
      const [left, middle, right] = [0, mapSize / 2, mapSize].map((x) => parallelAt(at, x));
      const bend = Math.round(10 * (2 * (middle ?? 0) - ((left ?? 0) + (right ?? 0)) / 2)) / 10;
      return `M0 ${left}Q${mapSize / 2} ${bend} ${mapSize} ${right}`;
    }),
  ].join('');
}
