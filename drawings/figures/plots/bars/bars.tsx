import type { OrderedDrawing } from '../../ordered-drawing.ts';
import { Bar } from './bar.tsx';
import { BarLegend } from './bar-legend.tsx';
import { BarLimits } from './bar-limits.tsx';
import { BarsAxis } from './bars-axis.tsx';
import { layBars } from './bars-layout.ts';

/** Horizontal bars from zero: names left of them on wide screens, above them on phones. */
export const bars: OrderedDrawing<'bars'> = {
  sizes: {
    wide: (data) => [720, layBars(data, 'wide').height],
    narrow: (data) => [360, layBars(data, 'narrow').height],
  },
  draw(data, size) {
    const layout = layBars(data, size);
    return (
      <>
        <BarsAxis axis={data.axis} layout={layout} />
        {data.parts && <BarLegend parts={data.parts} live={data.live} layout={layout} />}
        {data.bars.map((bar, index) => (
          <Bar key={bar.name} data={data} index={index} layout={layout} />
        ))}
        <BarLimits data={data} layout={layout} />
      </>
    );
  },
};
