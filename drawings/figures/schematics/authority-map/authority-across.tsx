import { authorityMapData as data } from '#electrical/figures/schematics/authority-map.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { extent } from './authority-bands.ts';
import { AuthorityElevation } from './authority-elevation.tsx';

/** The walk laid flat: the stops from left to right under their pictures, the bands below. */
export function AuthorityAcross({ letters }: { letters: number }) {
  const stop = (right - left) / data.stops.length;
  const x = (stops: number) => tenth(left + stops * stop);
  const service = x(data.servicePoint - 0.5);
  return (
    <>
      <path
        d={data.stops.map((_, i) => `M${x(i)} ${grade + 10}V${bottom}`).join('')}
        stroke="var(--line)"
        vectorEffect="non-scaling-stroke"
      />
      <Trace d={`M${service} ${grade + 46}V${bottom}`} tone="quiet" dashed weight={1.2} />
      <AuthorityElevation left={left} right={right} grade={grade} stop={stop} />
      {data.stops.map((name, i) => (
        <Lines
          key={name}
          x={x(i + 0.5)}
          anchor="middle"
          y={grade + 22}
          size={letters}
          lines={[`${i + 1}`, name]}
        />
      ))}
      <Lettering x={service - 8} y={bottom - 4} size={letters} anchor="end" quiet>
        SERVICE POINT
      </Lettering>
      {data.rows.map((row, i) =>
        row.map((band) => {
          const [from, to] = extent(band, data).map(x) as [number, number];
          const y = firstRow + i * rowPitch;
          const color = band.live ? 'var(--hot-line)' : 'var(--ink)';
          return (
            <g key={band.label}>
              <Lettering x={from + 7} y={y} size={letters} anchor="start">
                {band.label}
              </Lettering>
              <path
                d={`M${from + 2} ${y + 10}H${to - 2}`}
                stroke={color}
                strokeWidth={band.live ? 6 : 4}
              />
              {band.heaviest && (
                <path
                  d={`M${x(band.heaviest - 1)} ${y + 10}H${x(band.heaviest)}`}
                  stroke={color}
                  strokeWidth="13"
                />
              )}
              {band.also && (
                <Lines
                  x={from + 7}
                  y={y + 30}
                  size={letters}
                  lines={band.also.flatMap((line) => wrap(line, stop - 8, letters))}
                  quiet
                />
              )}
            </g>
          );
        }),
      )}
    </>
  );
}

const [left, right, grade, bottom] = [4, 716, 104, 452];
const [firstRow, rowPitch] = [172, 41];
