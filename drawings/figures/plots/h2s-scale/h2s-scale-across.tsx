import { h2sScaleData } from '#electrical/figures/plots/h2s-scale.ts';
import { tenth } from '#electrical/tenth.ts';
import { Dimension } from '../../../plot/dimension.tsx';
import { hatching } from '../../../plot/hatching.ts';
import { Area, Lines, Trace } from '../../../plot/plot.tsx';
import { logarithmic } from '../../../plot/scale.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';
import { decades, parts, ppm, span } from './h2s-scale-parts.ts';

/** The scale lying. The lowest limit is named highest, so that no leader crosses a name. */
export function H2sAcross() {
  const { limits, dangerous, flammable } = h2sScaleData;
  const x = logarithmic(span, [left, right]);
  const [danger, fire] = [x(dangerous.ppm), x(flammable.ppm)];
  let next = 26;
  const named = [...limits, dangerous].map((level) => {
    const y = next;
    next += level.labels.length * row + 11;
    return { ...level, y };
  });
  return (
    <>
      <path
        d={parts((value) => `M${x(value)} ${bar}V${bar + depth}`)}
        stroke="var(--line-2)"
        strokeWidth=".7"
        vectorEffect="non-scaling-stroke"
      />
      <Area d={`M${danger} ${bar}H${right}v${depth}H${danger}z`} />
      <path
        d={hatching(() => true, { left: fire, right, top: bar, bottom: bar + depth }, 6, 'rising')}
        stroke="var(--ink-3)"
        vectorEffect="non-scaling-stroke"
      />
      <Trace d={`M${left} ${bar}H${right}v${depth}H${left}z`} weight={1.2} />
      <Trace
        d={limits
          .map((_, i) => `M${x(limits[i]?.ppm ?? 1)} ${(named[i]?.y ?? 0) - size}V${bar + depth}`)
          .join('')}
        tone="quiet"
        weight={1}
      />
      <Trace d={`M${fire} ${26 - size}V${bar + depth}`} dashed />
      <Trace d={`M${danger} ${(named.at(-1)?.y ?? 0) - size}V${bar + depth}`} tone="live" />
      {named.map(({ ppm: value, labels, y }) => (
        <g key={value}>
          <Lines x={x(value) + 9} y={y} size={size} lines={[ppm(value)]} />
          <Lines
            x={tenth(x(value) + 9 + (ppm(value).length + 2) * size * 0.6)}
            y={y}
            size={size}
            lines={labels}
          />
        </g>
      ))}
      <Lines
        x={fire - 10}
        y={26}
        size={size}
        anchor="end"
        lines={[ppm(flammable.ppm), ...flammable.labels]}
      />
      <Dimension from={danger} to={fire} at={bar - 16} size={size}>
        {`${flammable.ppm / dangerous.ppm} TIMES`}
      </Dimension>
      {decades.map((value) => (
        <Lettering
          key={value}
          x={value === span[1] ? right : x(value)}
          y={bar + depth + size + 6}
          size={size}
          anchor={value === span[1] ? 'end' : 'middle'}
          quiet
        >
          {value === span[1] ? ppm(value) : value.toLocaleString('en')}
        </Lettering>
      ))}
    </>
  );
}

const size = lettering.wide;
const row = size * 1.3;
const [left, right, bar, depth] = [20, 708, 262, 18];
