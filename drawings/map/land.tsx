import type { Point } from '../parts/polyline.ts';
import { pathOf } from './geography.ts';
import { mapSize } from './projection.ts';
import type { RegionMap } from './region-map.ts';
import type { MapSize } from './sizes.ts';

/** In which colors the ground is drawn, and in what its scale counts. */
type LandLook = { ground: string; ring: string; scale: 'km' | 'mi' };

const onHome: LandLook = { ground: 'var(--surface)', ring: 'var(--hot-line)', scale: 'km' };

/** The ground of the map: ring, counties, states, degrees, scale and frame. */
export function Land({
  map,
  size,
  look = onHome,
}: {
  map: RegionMap;
  size: MapSize;
  look?: LandLook;
}) {
  const { ground } = look;
  const { ring } = map;
  const [ringX, ringY] = ring.center;
  const states = pathOf(map.stateLines);
  const nation = pathOf(map.nationalLines);
  return (
    <>
      <path d={`M0 0h${mapSize}v${mapSize}H0z`} fill={ground} />
      <circle cx={ringX} cy={ringY} r={ring.radius} fill="var(--map-fill)" />
      <g fill="none" stroke="var(--line-2)">
        <path d={graticuleOf(map)} strokeDasharray="1 5" opacity="0.7" />
        <path d={pathOf(map.countyLines)} opacity="0.55" strokeLinejoin="round" />
        <path d={states + nation} stroke={ground} strokeWidth="4" />
        <path
          d={states}
          stroke="var(--ink)"
          strokeWidth={size === 'wide' ? 1.5 : 2.4}
          strokeDasharray={size === 'wide' ? '14 4 2 4' : '20 6 3 6'}
        />
        <path
          d={nation}
          stroke="var(--ink)"
          strokeWidth={size === 'wide' ? 1.5 : 2.4}
          strokeDasharray={size === 'wide' ? '14 4 2 4 2 4' : '20 6 3 6 3 6'}
          strokeLinejoin="round"
        />
        <circle
          cx={ringX}
          cy={ringY}
          r={ring.radius}
          stroke={look.ring}
          strokeWidth={size === 'wide' ? 1.8 : 3}
        />
      </g>
      <Margin map={map} size={size} look={look} />
    </>
  );
}

/** County names, so quiet that towns stay first. */
export function Counties({
  names,
  size,
}: {
  names: readonly { name: string; at: Point }[];
  size: number | undefined;
}) {
  return (
    <g
      fontFamily="var(--mono)"
      fontSize={size}
      fontWeight="500"
      textAnchor="middle"
      fill="var(--ink-3)"
    >
      {names.map(({ name, at: [x, y] }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  );
}

/** Corner marks, degree ticks, the scale bar and the fixed words. */
function Margin({
  map: { sizes, scaleBars },
  size,
  look: { ground, scale },
}: {
  map: RegionMap;
  size: MapSize;
  look: LandLook;
}) {
  const { frame, mono, words, meridians, parallels, scaleAt } = sizes[size];
  const scaleBar = scaleBars[scale];
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
        fontFamily="var(--mono)"
        fontSize={mono}
        fontWeight="500"
        fill="var(--ink-2)"
        stroke={ground}
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
          {scaleBar.count} {scale}
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
