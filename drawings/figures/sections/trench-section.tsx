import {
  bundledRadius,
  trenchSectionData as data,
  trenchDepths,
} from '#electrical/figures/sections/trench-section.ts';
import { tenth } from '#electrical/tenth.ts';
import { seededRandom } from '../../parts/geometry.ts';
import { Dimension, Witness } from '../../plot/dimension.tsx';
import { Lines } from '../../plot/plot.tsx';
import { Stroke } from '../../symbols/stroke.tsx';
import { Lettering } from '../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../figure-drawing.ts';

const { cover, names } = data;
const depth = trenchDepths(data);
const cable = bundledRadius(data.trefoil);

/** In inches from the left wall: the middles of feeders, fiber duct and bare conductor. */
const feeders = [8, 8 + data.spacing] as const;
const duct = { at: 12.6, radius: 0.83 };
const ground = { at: 16.4, radius: 0.26 };

/** A cable trench cut across, to scale: rock, bedding, two feeders, fine cover, tape and backfill. */
export const trenchSection: FigureDrawing = {
  sizes: { wide: [720, 528], narrow: [360, 404] },
  draw: (size) => (
    <>
      <Ground size={size} />
      <Cables size={size} />
      <Dimensions size={size} />
      {labelsOf(size).map(([text, x, y, anchor = 'middle', quiet = false]) => (
        <Lettering key={text} x={x} y={y} size={lettering[size]} anchor={anchor} quiet={quiet}>
          {text}
        </Lettering>
      ))}
    </>
  ),
};

/** Inches from the left wall and below grade to units, the walls, and rows under the floor. */
function pageOf(size: FigureSize) {
  const { inch, left, grade } = arrangements[size];
  const letters = lettering[size];
  const x = (inches: number) => tenth(left + inches * inch);
  const y = (inches: number) => tenth(grade + inches * inch);
  const rows = y(depth.floor) + (size === 'wide' ? 33 : 34);
  const row = (index: number) => tenth(rows + index * letters * 1.4);
  return { inch, letters, x, y, row, left, right: x(40), wide: size === 'wide' };
}

const arrangements = {
  wide: { inch: 8.6, left: 188, grade: 34 },
  narrow: { inch: 5.1, left: 80, grade: 30 },
};

type Label = [
  text: string,
  x: number,
  y: number,
  anchor?: 'start' | 'middle' | 'end',
  quiet?: true,
];

/** The names inside the trench, and under its floor those of what lies on the bedding. */
function labelsOf(size: FigureSize): Label[] {
  const { x, y, letters, left, right, row, wide } = pageOf(size);
  const middle = tenth((left + right) / 2);
  const within = (from: number, to: number) => tenth((y(from) + y(to)) / 2 + letters * 0.35);
  return [
    ['GRADE', left - 8, y(0) - 8, 'end', true],
    [names.backfill, middle, wide ? within(2, depth.tape - 2) : within(0, 14)],
    ...(wide ? [[names.rock, right + 52, y(8), 'start', true] as Label] : []),
    [names.tape, middle, y(depth.tape) + (wide ? 4 : -9)],
    [`${data.spacing} IN`, middle, y((depth.tape + depth.fine) / 2) + (wide ? 2 : 5)],
    [names.fineCover, middle, within(depth.fine, depth.cables)],
    [names.bedding, x(feeders[1] - 8), within(depth.bed, depth.floor)],
    wide ? ['FEEDER 1', x(feeders[0]), row(0)] : ['FEEDER 1', x(feeders[0] + 3), row(0), 'end'],
    ['FEEDER 2', x(feeders[1]), row(0)],
    ['OPTIONAL', x(feeders[1]), row(1), 'middle', true],
    [names.ground, x(ground.at) + 6, row(wide ? 0 : 2), 'start', true],
    [names.duct, x(duct.at) + 6, row(wide ? 1 : 3), 'start', true],
  ];
}

/** The rock around the trench, the fine material around the cables, and the lines of the layers. */
function Ground({ size }: { size: FigureSize }) {
  const { x, y, inch, letters, left, right, wide } = pageOf(size);
  const [grade, floor] = [y(0), y(depth.floor)];
  const band = wide ? 54 : 24;
  const labels = labelsOf(size);
  const round = [
    ...feeders.map((at) => [at, depth.cables + 2 * cable * 0.93, cable * 2.15] as const),
    [duct.at, depth.bed - duct.radius, duct.radius + 0.3] as const,
    [ground.at, depth.bed - ground.radius, ground.radius + 0.3] as const,
  ];
  const clear = (px: number, py: number) =>
    labels.every(
      ([text, textX, textY]) =>
        Math.abs(px - textX) > text.length * letters * 0.3 + 5 ||
        py > textY + 4 ||
        py < textY - letters,
    ) && round.every(([at, down, radius]) => Math.hypot(px - x(at), py - y(down)) > radius * inch);
  const tapes = feeders.map((at) => `M${x(at - 3)} ${y(depth.tape)}h${tenth(x(3) - x(-3))}`);
  return (
    <>
      <Stroke
        d={
          rock([left - band - 1, left - 2], [left - band, left], [grade + 6, floor + 4]) +
          rock(
            [right + 3, right + band + 2],
            [right + 4, right + 4 + band],
            [grade + 6, floor + 4],
          ) +
          rock([left - band, right + band], [left - band, right + band], [floor + 6, floor + 18])
        }
        stroke="var(--line-2)"
      />
      <path
        d={sand(clear, [left + 2, right - 2], [y(depth.fine) + 2, floor - 1])}
        stroke="var(--ink-3)"
        strokeWidth="1.2"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      <Stroke
        d={`M${left} ${y(depth.fine)}H${right}M${left} ${y(depth.bed)}H${right}`}
        stroke="var(--ink-3)"
      />
      <Stroke d={`M${left} ${grade}V${floor}H${right}V${grade}`} stroke="var(--ink)" weight={1.7} />
      <Stroke d={`M0 ${grade}H${wide ? 720 : 360}`} stroke="var(--ink)" weight={2.5} />
      <Stroke d={tapes.join('')} stroke="var(--ink)" weight={3} dashes="6 3" />
    </>
  );
}

/** Two trefoils, the second in dashes for it is optional; duct and bare conductor lie on the bedding. */
function Cables({ size }: { size: FigureSize }) {
  const { x, y, inch, row, wide } = pageOf(size);
  const radius = tenth(cable * inch);
  const outline = { fill: 'var(--deep)', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <>
      {feeders.map((at, feeder) =>
        // Two lie side by side, the third on them.
        [
          { cx: x(at - cable), cy: y(depth.bed - cable) },
          { cx: x(at + cable), cy: y(depth.bed - cable) },
          { cx: x(at), cy: y(depth.cables + cable) },
        ].map((middle) => (
          <g key={`${middle.cx} ${middle.cy}`}>
            <circle
              {...middle}
              {...outline}
              r={radius}
              stroke={feeder ? 'var(--ink-3)' : 'var(--ink)'}
              strokeDasharray={feeder ? '3 2' : undefined}
              strokeWidth="1.3"
            />
            {!feeder && <circle {...middle} r={tenth(radius * 0.5)} fill="var(--hot-line)" />}
          </g>
        )),
      )}
      <circle
        {...outline}
        cx={x(duct.at)}
        cy={y(depth.bed - duct.radius)}
        r={tenth(duct.radius * inch)}
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <circle cx={x(ground.at)} cy={y(depth.bed - ground.radius)} r="2.2" fill="var(--ink)" />
      <Witness
        d={
          `M${x(ground.at)} ${y(depth.bed)}V${tenth(row(wide ? 0 : 2) - 4)}h4` +
          `M${x(duct.at)} ${y(depth.bed)}V${tenth(row(wide ? 1 : 3) - 4)}h4`
        }
      />
    </>
  );
}

/** Cover with its usual range at the left, the layers at the right, the spacing between the feeders. */
function Dimensions({ size }: { size: FigureSize }) {
  const { x, y, letters, left, right, wide } = pageOf(size);
  const coverAt = left - (wide ? 60 : 22);
  const layersAt = right + (wide ? 62 : 26);
  const spacing = tenth(y((depth.tape + depth.fine) / 2) + (wide ? 8 : 11));
  const [first, second] = [x(feeders[0]), x(feeders[1])];
  const stands = (from: number, to: number, at: number, side: 'left' | 'right' = 'right') => (
    <Dimension key={from} stands from={y(from)} to={y(to)} at={at} side={side} size={letters}>
      {`${to - from} IN`}
    </Dimension>
  );
  const [least, most] = [
    `M${coverAt - 5} ${y(cover.least)}h10`,
    `M${coverAt - 5} ${y(cover.most)}h10`,
  ];
  return (
    <>
      <Witness
        d={
          `M${coverAt - 6} ${y(depth.cables)}H${left}M${right} ${y(depth.fine)}H${layersAt + 6}` +
          `M${right} ${y(depth.cables)}H${layersAt + (wide ? 58 : 6)}` +
          `M${right} ${y(depth.bed)}H${layersAt + 6}M${right} ${y(depth.floor)}H${layersAt + 6}` +
          (wide ? `M${x(feeders[1] + 3.5)} ${y(depth.tape)}H${layersAt + 58}` : '') +
          `M${first} ${spacing - 6}V${y(depth.cables) - 3}M${second} ${spacing - 6}V${y(depth.cables) - 3}`
        }
      />
      <Dimension stands from={y(0)} to={y(depth.cables)} at={coverAt} />
      <Stroke
        d={`${least}${most}M${coverAt} ${y(cover.least)}V${y(cover.most)}`}
        stroke="var(--ink)"
        weight={3}
      />
      <Lines
        x={coverAt - 10}
        y={tenth(y(depth.cables / 2) - letters * 0.95)}
        size={letters}
        anchor="end"
        lines={['COVER', `${cover.drawn} IN`, `${cover.least}-${cover.most}${wide ? ' IN' : ''}`]}
      />
      {stands(depth.fine, depth.cables, layersAt)}
      {stands(depth.cables, depth.bed, layersAt)}
      {stands(depth.bed, depth.floor, layersAt)}
      <Dimension from={first} to={second} at={spacing} />
      {stands(0, depth.tape, wide ? layersAt + 52 : x(3))}
      {wide && stands(depth.tape, depth.cables, layersAt + 52)}
      {wide && stands(0, depth.floor, coverAt - 78, 'left')}
    </>
  );
}

type Range = readonly [from: number, to: number];

/** Rock in section: groups of three short strokes that lean this way and that, none beyond `ends`. */
function rock(ends: Range, [left, right]: Range, [top, bottom]: Range): string {
  const next = seededRandom(7);
  const inside = (x: number) => x > ends[0] && x < ends[1];
  // A strip that holds one group has them all under one another.
  const [shift, play] = right - left < 36 ? [0, 2] : [10, 5];
  let path = '';
  for (let row = 0; top + row * 16 < bottom - 8; row++) {
    for (let column = 0; left + column * 21 < right; column++) {
      const x = tenth(left + 7 + column * 21 + (row % 2 ? shift : 0) + next() * play);
      const y = tenth(top + row * 16 + next() * 4);
      const lean = next() < 0.5 ? 6 : -6;
      if (![x, x + 10 + lean, x + lean, x + 10].every(inside)) continue;
      path += `M${x} ${y}l${lean} 10m${5 - lean}-10l${lean} 10m${5 - lean}-10l${lean} 10`;
    }
  }
  return path;
}

/** Sand in section: dots in rows, to be drawn with round ends. */
function sand(
  inside: (x: number, y: number) => boolean,
  [left, right]: Range,
  [top, bottom]: Range,
): string {
  const next = seededRandom(3);
  let path = '';
  for (let y = top + 4.5; y < bottom; y += 7.2) {
    const start = tenth(left + next() * 9);
    let last = Number.NaN;
    for (let x = start; x < right; x += 9) {
      if (!inside(x, y)) continue;
      path += x - last === 9 ? 'm9 0h0' : `M${tenth(x)} ${tenth(y)}h0`;
      last = x;
    }
  }
  return path;
}
