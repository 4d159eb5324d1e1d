import {
  stringCurrentData as data,
  lineWeight,
  ranges,
  segmentAmps,
} from '#electrical/figures/schematics/string-current.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { Device, Round } from '../../../symbols/device.tsx';
import { SmallTransformer } from '../../../symbols/transformer.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';

/** The string from left to right: turbines over the line, amperes under it, ranges below. */
export function StringAcross() {
  const amps = segmentAmps(data);
  const pitch = (substation - first) / data.turbines;
  const x = (turbine: number) => tenth(first + turbine * pitch);
  const end = x(data.turbines);
  const one = lineWeight(amps[0] ?? 0);
  return (
    <>
      {amps.map((each, i) => (
        <g key={each}>
          <path d={`M${x(i)} 75V${line}`} stroke="var(--hot-line)" strokeWidth={one} />
          <path
            d={`M${x(i)} ${line}H${x(i + 1)}`}
            stroke="var(--hot-line)"
            strokeWidth={lineWeight(each)}
          />
          <Device d={`M${x(i)} 47V61`} />
          <Round x={x(i)} y={34} r={13} size={letters}>
            G
          </Round>
          <SmallTransformer x={x(i)} y={68} />
          <Lettering x={x(i + 0.5)} y={line - 14} size={letters} quiet>
            {`${i + 1}`}
          </Lettering>
          <Lettering x={x(i + 0.5)} y={line + 28} size={letters}>
            {`${Math.round(each)} A`}
          </Lettering>
        </g>
      ))}
      <Lettering x={4} y={line - 14} size={letters} anchor="start" quiet>
        SEGMENT
      </Lettering>
      <rect x={end} y={line - 9} width="18" height="18" fill="var(--hot-line)" />
      <path d={`M${end + 18} ${line}H${end + 50}`} stroke="var(--hot-line)" strokeWidth={10} />
      <Trace d={`M${end + 50} ${line - 36}V${line + 36}`} tone="live" weight={5} />
      <Lettering x={716} y={line + 58} size={letters} anchor="end">
        SUBSTATION
      </Lettering>
      <Lines
        x={716}
        y={28}
        size={letters}
        anchor="end"
        lines={[
          `${data.turbines} × ${data.power} MW`,
          `= ${(data.turbines * data.power).toFixed(1)} MW`,
          `${data.voltage} kV, ${data.powerFactor} PF`,
        ]}
      />
      <Lettering x={4} y={line + 78} size={letters} anchor="start" quiet>
        {data.metal}
      </Lettering>
      {ranges(data.conductors).map(({ name, from, to }) => (
        <g key={name}>
          <Device d={bracket(x(from), x(to), line + 58)} weight={1.2} />
          <Lettering x={x(from) + 8} y={line + 78} size={letters} anchor="start">
            {name}
          </Lettering>
        </g>
      ))}
      {ranges(data.connectors).map(({ rating, name, from, to }) => (
        <g key={name}>
          <Device d={bracket(x(from), x(to), line + 108)} weight={1.2} />
          <Lettering x={x(from) + 8} y={line + 128} size={letters} anchor="start">
            {`${rating} ${name}`}
          </Lettering>
        </g>
      ))}
    </>
  );
}

const letters = lettering.wide;
const line = 128;
const [first, substation] = [84, 612];

/** A range under the line, its ends toward it. */
function bracket(from: number, to: number, y: number): string {
  return `M${from + 2} ${y - 7}V${y}H${to - 2}V${y - 7}`;
}
