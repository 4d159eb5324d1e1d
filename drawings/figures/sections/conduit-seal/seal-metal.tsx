import type { Point } from '../../../parts/polyline.ts';
import { hatching, insideOf } from '../../../plot/hatching.ts';
import type { SealPlaces, SealScale } from './seal-places.ts';

/** The cut metal: box, conduit, and the fitting with its plug. */
export function SealMetal({ places, scale }: { places: SealPlaces; scale: SealScale }) {
  const { x, y } = scale;
  const onPage = (points: readonly Point[]) => points.map(([px, py]): Point => [x(px), y(py)]);
  const outline = (points: readonly Point[]) =>
    `M${points.map((each) => each.join(' ')).join('L')}z`;
  const cast = castPieces(places).map(onPage);
  const { box, conduit, chamber, port } = places;
  const page = { left: x(0), right: x(conduit.end), top: y(-box.half), bottom: y(box.half) };
  const wall = (from: number, to: number) =>
    [-conduit.outside, conduit.inside]
      .map(
        (at) =>
          `M${x(from)} ${y(at)}H${x(to)}V${y(at + conduit.outside - conduit.inside)}H${x(from)}z`,
      )
      .join('');
  const plug = onPage([
    [port.from, -port.top + 0.6],
    [port.from, -port.top - 0.15],
    [port.from + 0.35, -port.top - 0.15],
    [port.from + 0.35, -port.top - 0.6],
    [port.to - 0.35, -port.top - 0.6],
    [port.to - 0.35, -port.top - 0.15],
    [port.to, -port.top - 0.15],
    [port.to, -port.top + 0.6],
  ]);
  return (
    <>
      <path
        d={hatching(insideOf(...cast), page, 6, 'rising')}
        stroke="var(--line-2)"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={wall(box.to - box.wall, chamber.from) + wall(chamber.to, conduit.end)}
        fill="var(--ink-3)"
      />
      <path
        d={outline(plug)}
        fill="var(--line-2)"
        stroke="var(--ink)"
        strokeWidth="1.2"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={cast.map(outline).join('')}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

/** The box and the castings of the fitting, in inches: above the axis at either side of the port, below it. */
function castPieces({ box, fitting, chamber, port, conduit }: SealPlaces): Point[][] {
  const inner = { from: box.from + box.wall, to: box.to - box.wall, half: box.half - box.wall };
  const hub = (end: number, stop: number, toward: 1 | -1): Point[] => [
    [stop, -chamber.half],
    [stop, -conduit.outside],
    [end, -conduit.outside],
    [end, -fitting.hubHalf],
    [stop - 0.35 * toward, -fitting.hubHalf],
    [stop, -fitting.half],
  ];
  const below = (points: readonly Point[]) => points.map(([px, py]): Point => [px, -py]);
  const left = hub(fitting.from, chamber.from, 1);
  const right = hub(fitting.to, chamber.to, -1);
  const neck = (edge: number, out: number): Point[] => [
    [edge + out, -fitting.half],
    [edge + out, -port.top],
    [edge, -port.top],
    [edge, -chamber.half],
  ];
  return [
    [
      [box.from, -box.half],
      [box.to, -box.half],
      [box.to, -conduit.outside],
      [inner.to, -conduit.outside],
      [inner.to, -inner.half],
      [inner.from, -inner.half],
      [inner.from, inner.half],
      [inner.to, inner.half],
      [inner.to, conduit.outside],
      [box.to, conduit.outside],
      [box.to, box.half],
      [box.from, box.half],
    ],
    [...left, ...neck(port.from, -0.35)],
    [...right, ...neck(port.to, 0.35)],
    [...below(left), ...below(right).toReversed()],
  ];
}
