import { h2sScaleData } from '#electrical/figures/plots/h2s-scale.ts';
import { tenth } from '#electrical/tenth.ts';
import { hatching } from '../../../plot/hatching.ts';
import { Area, Lines, Trace } from '../../../plot/plot.tsx';
import { logarithmic } from '../../../plot/scale.ts';
import { wrap } from '../../../plot/wrap.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';
import { parts, ppm, span } from './h2s-scale-parts.ts';

/** The scale standing, for a phone: values left of it, names on leaders at its right. */
export function H2sUpright() {
  const { limits, dangerous, flammable } = h2sScaleData;
  const y = logarithmic(span, [bottom, top]);
  const [danger, fire] = [y(dangerous.ppm), y(flammable.ppm)];
  let floor: number = bottom + size;
  const times = `${flammable.ppm / dangerous.ppm} × ${ppm(dangerous.ppm)}`;
  const named = [...limits, dangerous, { ...flammable, labels: [...flammable.labels, times] }].map(
    (level) => {
      const lines = level.labels.flatMap((label) => wrap(label, 352 - words, size));
      const height = lines.length * row;
      // Beside its value where there is room, else above the name before it.
      const low = Math.min(y(level.ppm) + height / 2, floor);
      floor = low - height - 9;
      return { value: level.ppm, lines, at: tenth(low - height + row / 2) };
    },
  );
  return (
    <>
      <path
        d={parts((value) => `M${left} ${y(value)}h${width}`)}
        stroke="var(--line-2)"
        strokeWidth=".7"
        vectorEffect="non-scaling-stroke"
      />
      <Area d={`M${left} ${danger}V${top}h${width}V${danger}z`} />
      <path
        d={hatching(() => true, { left, right: left + width, top, bottom: fire }, 6, 'rising')}
        stroke="var(--ink-3)"
        vectorEffect="non-scaling-stroke"
      />
      <Lettering x={left - 7} y={top} size={size} anchor="end" quiet>
        ppm
      </Lettering>
      <Trace d={`M${left} ${top}h${width}V${bottom}h${-width}z`} weight={1.2} />
      {named.map(({ value, lines, at }) => (
        <g key={value}>
          <Trace
            d={`M${value === dangerous.ppm ? left : left + width} ${y(value)}H${left + width + 6}L${words - 14} ${at}h8`}
            tone={value === dangerous.ppm ? 'live' : 'quiet'}
            weight={value === dangerous.ppm ? 2.2 : 1}
          />
          <Lettering x={left - 7} y={tenth(y(value) + size * 0.35)} size={size} anchor="end">
            {value.toLocaleString('en')}
          </Lettering>
          <Lines x={words} y={tenth(at + size * 0.35)} size={size} lines={lines} />
        </g>
      ))}
    </>
  );
}

const size = lettering.narrow;
const row = size * 1.3;
const [left, width, top, bottom, words] = [64, 16, 30, 516, 112];
