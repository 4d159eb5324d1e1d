import {
  stringCurrentData as data,
  lineWeight,
  ranges,
  segmentAmps,
} from '#electrical/figures/schematics/string-current.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { Device, Round } from '../../../symbols/device.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';

/** The string from the top down: turbines left of the line, amperes and ranges right of it. */
export function StringDown() {
  const amps = segmentAmps(data);
  const pitch = 432 / data.turbines;
  const y = (turbine: number) => tenth(24 + turbine * pitch);
  const end = y(data.turbines);
  const one = lineWeight(amps[0] ?? 0);
  const connectors = ranges(data.connectors);
  return (
    <>
      {connectors.slice(1).map(({ from }) => (
        <Trace key={from} d={`M${line + 12} ${y(from)}H356`} tone="quiet" dashed weight={1.2} />
      ))}
      {amps.map((each, i) => (
        <g key={each}>
          <path d={`M32 ${y(i)}H${line}`} stroke="var(--hot-line)" strokeWidth={one} />
          <path
            d={`M${line} ${y(i)}V${y(i + 1)}`}
            stroke="var(--hot-line)"
            strokeWidth={lineWeight(each)}
          />
          <Round x={18} y={y(i)} r={14} size={letters}>
            G
          </Round>
          <Lettering
            x={line + 14}
            y={tenth(y(i + 0.5) + letters * 0.35)}
            size={letters}
            anchor="start"
          >
            {`${Math.round(each)} A`}
          </Lettering>
          <Lettering
            x={line - 14}
            y={tenth(y(i + 0.5) + letters * 0.35)}
            size={letters}
            anchor="end"
            quiet
          >
            {`${i + 1}`}
          </Lettering>
        </g>
      ))}
      <rect x={line - 9} y={end} width="18" height="18" fill="var(--hot-line)" />
      <path d={`M${line} ${end + 18}V${end + 36}`} stroke="var(--hot-line)" strokeWidth={10} />
      <Trace d={`M${line - 34} ${end + 36}H${line + 34}`} tone="live" weight={5} />
      <Lettering x={line + 46} y={end + 41} size={letters} anchor="start">
        SUBSTATION
      </Lettering>
      <Lines
        x={4}
        y={end + 72}
        size={letters}
        lines={[
          `${data.turbines} × ${data.power} MW = ${(data.turbines * data.power).toFixed(1)} MW`,
          `${data.voltage} kV, ${data.powerFactor} PF`,
        ]}
      />
      {ranges(data.conductors).map(({ name, from, to }, i) => (
        <g key={name}>
          <Device d={`M188 ${y(from) + 3}H195V${y(to) - 3}H188`} weight={1.2} />
          <Lines
            x={206}
            y={tenth((y(from) + y(to)) / 2 + letters * 0.35 - (i ? 0 : 16))}
            size={letters}
            lines={i ? [name] : [name, data.metal]}
          />
        </g>
      ))}
      {connectors.map(({ rating, name, from, to }, i) => (
        <Lines
          key={name}
          x={206}
          y={i ? y(from) + 20 : connectors.length > 1 ? y(to) - letters * 1.3 - 8 : end + 72}
          size={letters}
          lines={[rating, name]}
          quiet
        />
      ))}
    </>
  );
}

const letters = lettering.narrow;
const line = 96;
