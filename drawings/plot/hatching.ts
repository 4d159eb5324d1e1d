import { tenth } from '#electrical/tenth.ts';

/**
 * Strokes at 45 degrees all over an area, one of them through its first corner, which may be no corner of it.
 *
 * @param area Polygons as a path of corners: `M10 10 60 10 60 40`. What lies in two of them is left out.
 * @param pitch From one to the next along the page; they rise to the right, or fall where it is negative.
 */
export function hatching(area: string, pitch: number): string {
  const way = Math.sign(pitch);
  const step = Math.abs(pitch);
  const sides = area.split('M').slice(1).flatMap(sidesOf);
  // Which stroke a corner would be on: where it meets y = 0.
  const places = sides.map(([[x, y]]) => x + way * y);
  const [first = 0] = places;
  const last = Math.max(...places);
  let path = '';
  for (
    let at = first - step * Math.floor((first - Math.min(...places)) / step);
    at < last;
    at += step
  ) {
    const crossings = sides
      .flatMap(([[ax, ay], [bx, by]]) => {
        const [from, to] = [ax + way * ay - at, bx + way * by - at];
        return from < 0 === to < 0 ? [] : ax + ((bx - ax) * from) / (from - to);
      })
      .sort((one, other) => one - other);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [from = 0, to = 0] = crossings.slice(i);
      const length = to - from;
      if (length > 1)
        path += `M${tenth(from)} ${tenth(way * (at - from))}l${tenth(length)} ${tenth(-way * length)}`;
    }
  }
  return path;
}

type Corner = [x: number, y: number];

function sidesOf(polygon: string): [Corner, Corner][] {
  const corners = [...polygon.matchAll(/(-?[\d.]+)\s+(-?[\d.]+)/g)].map(
    ([, x, y]): Corner => [Number(x), Number(y)],
  );
  return corners.map((corner, i) => [corner, corners[i + 1] ?? corners[0] ?? corner]);
}
