import { callTimelineData } from '#electrical/figures/schematics/call-timeline.ts';
import { Dot } from '../../../plot/dot.tsx';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { linear } from '../../../plot/scale.ts';
import { wrap } from '../../../plot/wrap.ts';
import { Device } from '../../../symbols/device.tsx';
import { OpenDisconnect } from '../../../symbols/switch.tsx';
import { DeadWire, Lettering } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';
import { Live, Step, Terminal, time, Untimed } from './call-timeline-parts.tsx';

/** The same from top to bottom, for a phone. */
export function CallTimelineDown() {
  const { start, average, typical, untimed, closed, open } = callTimelineData;
  const letters = lettering.narrow;
  const rise = 0.35 * letters;
  const y = linear([0, typical.to], [16, 280]);
  const [engaged, from, to] = [y(average.minutes), y(typical.from), y(typical.to)];
  const quarters = Array.from({ length: Math.floor(typical.to / 15) + 1 }, (_, i) => y(15 * i));
  return (
    <>
      <path
        d={quarters.map((at) => `M${axis} ${at}h-7`).join('')}
        stroke="var(--ink-3)"
        vectorEffect="non-scaling-stroke"
      />
      <Trace d={`M${axis} 16V${to + 14}`} />
      <Device d={`M${axis - 8} ${to + 18}l16-8M${axis - 8} ${to + 25}l16-8`} />
      <Untimed d={`M${axis} ${to + 21}V${leg - 4}M${axis} ${fork}H${right}V${leg - 4}`} />
      <path d={`M${axis} ${from}V${to}`} stroke="var(--ink)" strokeWidth="7" />
      {[16, engaged, tested].map((at) => (
        <Dot key={at} x={axis} y={at} />
      ))}
      {[0, average.minutes, typical.from, typical.to].map((minutes) => (
        <Lettering
          key={minutes}
          x={axis - 14}
          y={y(minutes) + rise}
          size={letters}
          anchor="end"
          quiet
        >
          {time(minutes, '')}
        </Lettering>
      ))}
      <Step x={text} y={16 + rise} size={letters} number={1} name={[start]} />
      <Step
        x={text}
        y={engaged + rise}
        size={letters}
        number={2}
        name={average.label}
        notes={[average.note]}
      />
      <Step
        x={text}
        y={(from + to) / 2 - 4}
        size={letters}
        number={3}
        name={[typical.label]}
        notes={typical.notes}
      />
      <Lettering x={text} y={to + 18 + rise} size={letters} anchor="start" quiet>
        NOT TO SCALE
      </Lettering>
      <Step x={text} y={tested + rise} size={letters} number={4} name={[untimed]} />
      <Live from={[axis, leg]} d={`V${far}m-5-7l5 7 5-7`} breaker={[axis, leg + 28]} />
      <Terminal x={right} y={leg} />
      <DeadWire d={`M${right} ${leg}v14M${right} ${leg + 42}V${far}m-5-7l5 7 5-7`} />
      <OpenDisconnect x={right} y={leg + 14} />
      {[
        { ...closed, x: axis + 20 },
        { ...open, x: right + 12 },
      ].map(({ label, means, x }) => (
        <g key={label}>
          <Step x={x} y={leg + 18} size={letters} number={5} name={[label]} />
          <Lines
            x={x}
            y={leg + 18 + 1.3 * letters}
            size={letters}
            lines={wrap(means, 118, letters)}
            quiet
          />
        </g>
      ))}
    </>
  );
}

/** Where the axis, its lettering and the second leg of the fork stand across. */
const [axis, text, right] = [52, 72, 220];
/** Where the circuit is tested, where the axis forks, and where its legs begin and end. */
const [tested, fork, leg, far] = [340, 372, 390, 488];
