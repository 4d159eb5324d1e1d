import { type Height, smoothPath, traceContour } from './contours.ts';

/** The size of a sheet in units. */
export const sheet = { width: 400, depth: 290 } as const;

/** What the page gives its svg. */
export const sitePlanViewBox = `0 0 ${sheet.width} ${sheet.depth}`;

/** The ground as contour lines, every fifth heavier. */
export function Relief({ height, interval }: { height: Height; interval: number }) {
  const levels = Array.from({ length: 61 }, (_, index) => index - 30);
  const trace = (isIndex: boolean) =>
    levels
      .filter((step) => (step % 5 === 0) === isIndex)
      .flatMap((step) =>
        // Off the round number, so that no line runs exactly through a corner of the grid.
        traceContour(height, step * interval + 0.00137, sheet.width, sheet.depth),
      )
      .map(smoothPath)
      .join('');
  return (
    <g fill="none" stroke="var(--line-2)">
      <path d={trace(false)} opacity="0.5" vectorEffect="non-scaling-stroke" />
      <path d={trace(true)} vectorEffect="non-scaling-stroke" />
    </g>
  );
}
