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

/** The axis from left to right; it forks to the two ends. */
export function CallTimelineAcross() {
  const { start, average, typical, untimed, closed, open } = callTimelineData;
  const letters = lettering.wide;
  const x = linear([0, typical.to], [8, 340]);
  const [engaged, from, to] = [x(average.minutes), x(typical.from), x(typical.to)];
  const ends = [
    { ...closed, y: upper },
    { ...open, y: lower },
  ];
  const quarters = Array.from({ length: Math.floor(typical.to / 15) + 1 }, (_, i) => x(15 * i));
  return (
    <>
      <path
        d={quarters.map((at) => `M${at} ${axis}v7`).join('')}
        stroke="var(--ink-3)"
        vectorEffect="non-scaling-stroke"
      />
      <Device
        d={`M8 ${axis}V${flag}M${engaged} ${axis}V${flag}M${tested} ${axis}V${flag}`}
        weight={1}
      />
      <Trace d={`M8 ${axis}H${to + 16}`} />
      <Device d={`M${to + 12} ${axis + 8}l8-16M${to + 19} ${axis + 8}l8-16`} />
      <Untimed
        d={`M${to + 23} ${axis}H${fork}M${fork} ${upper}V${lower}M${fork} ${upper}H${leg - 4}M${fork} ${lower}H${leg - 4}`}
      />
      <path d={`M${from} ${axis}H${to}`} stroke="var(--ink)" strokeWidth="7" />
      <Dot x={8} y={axis} />
      <Dot x={engaged} y={axis} />
      <Dot x={tested} y={axis} />
      {[0, typical.from, typical.to].map((minutes) => (
        <Lettering
          key={minutes}
          x={minutes ? x(minutes) : 4}
          y={axis + 25}
          size={letters}
          anchor={minutes ? 'middle' : 'start'}
          quiet
        >
          {time(minutes)}
        </Lettering>
      ))}
      <Lettering x={(to + 23 + fork) / 2} y={axis + 25} size={letters} quiet>
        NOT TO SCALE
      </Lettering>
      <Step x={16} y={flag + 10} size={letters} number={1} name={wrap(start, 90, letters)} />
      <Step
        x={engaged + 8}
        y={flag + 10}
        size={letters}
        number={2}
        name={average.label}
        notes={[average.note]}
      />
      <Device d={`M${from} ${axis + 34}v7H${to}v-7`} weight={1} />
      <Step
        x={from}
        y={axis + 62}
        size={letters}
        number={3}
        name={[typical.label]}
        notes={typical.notes}
      />
      <Step
        x={tested + 8}
        y={flag + 10}
        size={letters}
        number={4}
        name={wrap(untimed, 80, letters)}
      />
      <Live from={[leg, upper]} d={`H${far}m-7-5l7 5-7 5`} breaker={[leg + 28, upper]} />
      <Terminal x={leg} y={lower} />
      <DeadWire d={`M${leg} ${lower}h14M${leg + 42} ${lower}H${far}m-7-5l7 5-7 5`} />
      <g transform={`rotate(90 ${leg + 42} ${lower})`}>
        <OpenDisconnect x={leg + 42} y={lower} />
      </g>
      {ends.map(({ label, means, y }) => (
        <g key={label}>
          <Step x={leg} y={y - 24} size={letters} number={5} name={[label]} />
          <Lines x={leg} y={y + 32} size={letters} lines={wrap(means, 190, letters)} quiet />
        </g>
      ))}
    </>
  );
}

/** The heights of axis, fork legs and flags. */
const [axis, upper, lower, flag] = [138, 50, 226, 72];
/** Where the circuit is tested, where the axis forks, and where its legs begin and end. */
const [tested, fork, leg, far] = [392, 506, 528, 712];
