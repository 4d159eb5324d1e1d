import { tenth } from '#electrical/tenth.ts';
import type { Point } from '../../../parts/polyline.ts';
import type { FigureSize } from '../../figure-drawing.ts';

/** How the section lies on its page: feet to units, and the page's edges. */
export function tankFrame(size: FigureSize) {
  const { feet, middle, ...page } = arrangements[size];
  const x = (value: number) => tenth(middle + value * feet);
  const y = (value: number) => tenth(page.bottom - value * feet);
  const onPage = ([px]: Point) => x(px) >= page.left && x(px) <= page.right;
  return {
    ...page,
    x,
    y,
    /** Units to feet. */
    back: (px: number, py: number): Point => [(px - middle) / feet, (page.bottom - py) / feet],
    /** A line through the points that lie on the page. */
    path: (points: readonly Point[]) =>
      points
        .map((point, i) => {
          const before = points[i - 1];
          if (!onPage(point)) return '';
          return `${before && onPage(before) ? 'L' : 'M'}${x(point[0])} ${y(point[1])}`;
        })
        .join(''),
    onPage,
  };
}

export type TankFrame = ReturnType<typeof tankFrame>;

/** The narrow page is cut left of the tank: what lies there is the same as at the right. */
const arrangements = {
  wide: { feet: 12.8, middle: 288, left: 6, right: 673, top: 4, bottom: 372 },
  narrow: { feet: 8.7, middle: 94, left: 2, right: 356, top: 4, bottom: 252 },
} as const;
