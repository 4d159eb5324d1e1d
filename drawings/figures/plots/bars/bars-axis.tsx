import { Lettering } from '../../../symbols/wire.tsx';
import type { FigureData } from '../../ordered-data.ts';
import type { BarsLayout } from './bars-layout.ts';

/** The grid, the numbers under it, and what they count. */
export function BarsAxis({
  axis: { end, step, title },
  layout,
}: {
  axis: FigureData<'bars'>['axis'];
  layout: BarsLayout;
}) {
  const { x, spans, left, right, bottom, letters, numbers, numbersY } = layout;
  const lines = Array.from({ length: Math.floor(end / step) }, (_, i) => x((i + 1) * step));
  return (
    <>
      <path
        d={lines.map((at) => across(at, spans)).join('')}
        stroke="var(--line)"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M${left} ${bottom}H${right}${across(left, spans)}`}
        stroke="var(--line-2)"
        vectorEffect="non-scaling-stroke"
      />
      {numbers.map(({ at, text }) => (
        <Lettering key={at} x={at} y={numbersY} size={letters} quiet>
          {text}
        </Lettering>
      ))}
      <Lettering {...layout.title} size={letters} anchor="end" quiet>
        {title}
      </Lettering>
    </>
  );
}

/** A vertical line over some stretches of the height. */
export function across(at: number, spans: BarsLayout['spans']): string {
  return spans.map(([from, to]) => `M${at} ${from}V${to}`).join('');
}
