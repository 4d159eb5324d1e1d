import { Device } from '../../../symbols/device.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import type { FigureData } from '../../ordered-data.ts';
import type { WindowsLayout } from './windows-layout.ts';

/** The grid with its numbers, and under it what the two kinds of bars mean. */
export function WindowsAxis({
  data: { axis, key },
  layout: { x, left, right, bottom, spans, letters, titleY, keys },
}: {
  data: FigureData<'windows'>;
  layout: WindowsLayout;
}) {
  const first = Math.ceil((axis.start ?? 0) / axis.step);
  const values = Array.from(
    { length: Math.floor(axis.end / axis.step) - first + 1 },
    (_, i) => (first + i) * axis.step,
  );
  return (
    <>
      <path
        d={values
          .flatMap((value) => spans.map(([from, to]) => `M${x(value)} ${from}V${to}`))
          .join('')}
        stroke="var(--line)"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M${left} ${bottom}H${right}${spans.map(([from, to]) => `M${x(0)} ${from}V${to}`).join('')}`}
        stroke="var(--line-2)"
        vectorEffect="non-scaling-stroke"
      />
      <Lettering x={left} y={titleY} size={letters} anchor="start" quiet>
        {axis.title}
      </Lettering>
      {values.map((value) => (
        <Lettering key={value} x={x(value)} y={bottom + letters + 5} size={letters} quiet>
          {String(value).replace('-', '−')}
        </Lettering>
      ))}
      <path d={swatch(keys[0])} fill="var(--ink)" />
      <Device d={swatch(keys[1])} />
      {keys.map((at, index) => (
        <Lettering key={at.y + at.x} x={at.x + 34} y={at.y} size={letters} anchor="start" quiet>
          {index ? key.outlined : key.solid}
        </Lettering>
      ))}
    </>
  );
}

function swatch({ x, y }: { x: number; y: number }): string {
  return `M${x} ${y - 10}h24v10h-24z`;
}
