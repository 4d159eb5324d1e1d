import { authorityMapData as data } from '#electrical/figures/schematics/authority-map.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { extent } from './authority-bands.ts';

/** The walk from top to bottom, the bands beside it, their names along them. */
export function AuthorityDown({ letters }: { letters: number }) {
  const y = (stops: number) => tenth(top + stops * stop);
  const service = y(data.servicePoint - 0.5);
  const bottom = y(data.stops.length);
  const notes = data.rows.flat().filter((band) => band.also);
  return (
    <>
      <path
        d={data.stops.map((_, i) => `M${left} ${y(i)}H${right}`).join('')}
        stroke="var(--line)"
        vectorEffect="non-scaling-stroke"
      />
      <Trace d={`M${left} ${service}H${right}`} tone="quiet" dashed weight={1.2} />
      {data.stops.map((name, i) => (
        <Lines
          key={name}
          x={left}
          y={y(i) + 20}
          size={letters}
          lines={wrap(`${i + 1} ${name}`, firstRow - left - 12, letters)}
        />
      ))}
      <Lettering x={left} y={service + 18} size={letters} anchor="start" quiet>
        SERVICE POINT
      </Lettering>
      {data.rows.map((row, i) =>
        row.map((band) => {
          const [from, to] = extent(band, data).map(y) as [number, number];
          const x = firstRow + i * rowPitch;
          const color = band.live ? 'var(--hot-line)' : 'var(--ink)';
          return (
            <g key={band.label}>
              <path
                d={`M${x} ${from + 3}V${to - 3}`}
                stroke={color}
                strokeWidth={band.live ? 6 : 4}
              />
              {band.heaviest && (
                <path
                  d={`M${x} ${y(band.heaviest - 1)}V${y(band.heaviest)}`}
                  stroke={color}
                  strokeWidth="12"
                />
              )}
              {!band.also && (
                <g transform={`translate(${x + 22} ${from + 6})rotate(-90)`}>
                  <Lettering x={0} y={0} size={letters} anchor="end">
                    {band.short ?? band.label}
                  </Lettering>
                </g>
              )}
            </g>
          );
        }),
      )}
      {notes.map(({ label, also = [] }) => (
        <g key={label}>
          <Lettering x={right} y={bottom + 20} size={letters} anchor="end">
            {label}
          </Lettering>
          <Lines
            x={right}
            y={bottom + 20 + letters * 1.3}
            size={letters}
            anchor="end"
            lines={also}
            quiet
          />
        </g>
      ))}
    </>
  );
}

const [left, right, top, stop] = [4, 356, 4, 86];
const [firstRow, rowPitch] = [136, 38];
