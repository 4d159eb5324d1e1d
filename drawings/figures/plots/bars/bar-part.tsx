import { tenth } from '#electrical/tenth.ts';
import { hatching } from '../../../plot/hatching.ts';
import type { PlotBox } from '../../../plot/plot.tsx';
import { Stroke } from '../../../symbols/stroke.tsx';

/** One part of a bar. The live one is orange; on paper the looks tell parts apart. */
export function BarPart({
  box,
  look,
  live,
}: {
  box: PlotBox;
  look: 'solid' | 'outline' | 'hatched';
  live: boolean;
}) {
  const { left, right, top, bottom } = box;
  const frame = `M${left} ${tenth(top)}H${right}V${tenth(bottom)}H${left}z`;
  const tone = live ? 'var(--hot-line)' : 'var(--ink-3)';
  const solid = live ? 1 : 0.5;
  return (
    <>
      <path d={frame} fill={tone} opacity={look === 'solid' ? solid : 0.1} />
      <Stroke d={look === 'hatched' ? frame + strokes(box) : frame} stroke={tone} weight={1.3} />
    </>
  );
}

function strokes(box: PlotBox): string {
  const inside = (x: number, y: number) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  return hatching(inside, box, 7, 'rising');
}
