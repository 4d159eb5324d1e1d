import { terminalBlockData as data } from '#electrical/figures/schematics/terminal-block.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { Box, Device } from '../../../symbols/device.tsx';
import { coil, contact } from '../../../symbols/switch.tsx';
import { DeadWire, Lettering, Wire } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import { disputedLevels, places } from './terminal-places.ts';

interface Part {
  size: FigureSize;
}

/** From the supply to the first terminal, from the second through the input back to the supply. */
export function PowerSide({ size }: Part) {
  const letters = lettering[size];
  const { strip, half, source, input } = places[size];
  const { first, second, middle } = disputedLevels(data, size);
  const end = strip - half + 9;
  return (
    <>
      <Wire d={`M${source + 4} ${first}H${end - 3.5}`} weight={2.2} live />
      <DeadWire d={`M${source + 4} ${second}H${input - 22}M${input + 22} ${second}H${end - 3.5}`} />
      <circle cx={source} cy={first} r="4" fill="var(--hot-line)" />
      <circle
        cx={source}
        cy={second}
        r="4"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <Lettering
        x={source - 4}
        y={tenth(middle + letters * 0.35 - 2)}
        size={letters}
        anchor="start"
      >
        {data.power.supply}
      </Lettering>
      <Box x={input} y={second} width={44} height={26} size={letters}>
        {data.power.input}
      </Box>
    </>
  );
}

/** A coil for the one side, a contact for the other; dashed, because nobody has drawn it. */
export function MissingRelay({ size }: Part) {
  const letters = lettering[size];
  const { match, relay, contact: closing, coil: pulling } = places[size];
  const { first, second, middle } = disputedLevels(data, size);
  const [left, right] = [match - relay, match + relay];
  const [top, bottom] = size === 'wide' ? [first - 34, second + 14] : [first - 14, second + 14];
  const label = size === 'wide' ? first - 14 : top - 8;
  const upright = (x: number) => `rotate(90 ${x} ${middle})`;
  return (
    <>
      <g strokeDasharray="4 3.5">
        <Device
          d={`M${left} ${top}H${right}V${bottom}H${left}zM${left} ${first}H${closing}V${middle - 4}M${closing} ${middle + 4}V${second}H${left}M${right} ${first}H${pulling}V${middle - 7}M${pulling} ${middle + 7}V${second}H${right}`}
          weight={1.2}
        />
      </g>
      <g transform={upright(closing)}>
        <Device d={contact(closing, middle)} />
      </g>
      <g transform={upright(pulling)}>
        <Device d={coil(pulling, middle)} />
      </g>
      <Lettering x={match - 8} y={label} size={letters} anchor="end">
        {data.missing}
      </Lettering>
      <Lettering x={match + 8} y={label} size={letters} anchor="start">
        {data.missing}
      </Lettering>
    </>
  );
}

/** The output in its box, its two wires up to the relay that is not there. */
export function ControlsSide({ size }: Part) {
  const letters = lettering[size];
  const { match, relay, output } = places[size];
  const { first, second, middle } = disputedLevels(data, size);
  const { device, output: voltage } = data.controls;
  const rim = size === 'wide' ? 20 : 14;
  const lines = size === 'wide' ? [device, 'OUTPUT', voltage] : [device, ...wrap(voltage, 4)];
  return (
    <>
      <DeadWire d={[first, second].map((y) => `M${match + relay} ${y}H${output.left}`).join('')} />
      <Device
        d={`M${output.left} ${first - rim}H${output.right}V${second + rim}H${output.left}z`}
      />
      <Lines
        x={(output.left + output.right) / 2}
        y={tenth(middle + letters * 0.35 - letters * 1.3)}
        size={letters}
        anchor="middle"
        lines={lines}
      />
    </>
  );
}
