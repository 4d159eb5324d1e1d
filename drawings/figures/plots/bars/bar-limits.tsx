import { tenth } from '#electrical/tenth.ts';
import { monoWidth } from '../../../map/text-width.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import type { FigureData } from '../../ordered-data.ts';
import { across } from './bars-axis.tsx';
import type { BarsLayout } from './bars-layout.ts';

/** The ranges of the axis by name, and the limits that lie across all bars. */
export function BarLimits({ data, layout }: { data: FigureData<'bars'>; layout: BarsLayout }) {
  const { x, spans, bands, bandsY, referencesY, letters, width } = layout;
  const { references = [] } = data;
  const edges = bands.slice(0, -1).map(({ end }) => end);
  const limits = [...edges, ...references.map(({ at }) => x(at))];
  return (
    <>
      <Trace
        d={
          edges.map((at) => `M${at} ${bandsY - letters}V${referencesY - letters - 2}`).join('') +
          limits.map((at) => across(at, spans)).join('')
        }
        dashed
        weight={1.3}
      />
      {bands.map(({ middle, lines }) => (
        <Lines key={middle} x={middle} y={bandsY} size={letters} anchor="middle" lines={lines} />
      ))}
      {references.map(({ name, at }) => {
        const half = monoWidth(name, letters) / 2;
        const middle = tenth(Math.min(Math.max(x(at), half), width - half));
        return (
          <Lettering key={name} x={middle} y={referencesY} size={letters}>
            {name}
          </Lettering>
        );
      })}
    </>
  );
}
