import {
  type PhaseTimelineData,
  phaseTimelineData,
} from '#electrical/figures/schematics/phase-timeline.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { linear } from '../../../plot/scale.ts';
import { wrap } from '../../../plot/wrap.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';
import { DateMark, TimelineLegend } from './timeline-marks.tsx';

type Timeline = PhaseTimelineData;

/** Dates stand over the axis like flags, each phase with its expectations under it. */
export function TimelineAcross() {
  const { phases, dates } = phaseTimelineData;
  const first = Math.min(...phases.map(({ from }) => from));
  const end = Math.max(...phases.map(({ to }) => to)) + 1;
  const x = linear([first, end], [left, right]);
  const years = Array.from({ length: end - first + 1 }, (_, i) => first + i);
  return (
    <>
      <path
        d={years.map((year) => `M${x(year)} ${axis}v8`).join('')}
        stroke="var(--line-2)"
        vectorEffect="non-scaling-stroke"
      />
      {years
        .filter((year) => year % 5 === 0)
        .map((year) => (
          <Lettering key={year} x={x(year + 0.5)} y={axis + 24} size={letters} quiet>
            {year}
          </Lettering>
        ))}
      {phases.map((phase) => (
        <Phase key={phase.from} phase={phase} from={x(phase.from)} to={x(phase.to + 1)} />
      ))}
      <Trace d={`M${left} ${axis}H${right}`} weight={1.7} />
      {dates.map((date) => (
        <Flag key={date.date} date={date} x={x} />
      ))}
      <TimelineLegend x={left} y={height - 6} letters={letters} columns={[0, 140, 220, 350]} />
    </>
  );
}

function Flag({ date, x }: { date: Timeline['dates'][number]; x: (year: number) => number }) {
  const { at, to, kind, level, before } = date;
  const middle = tenth((x(at) + x(to ?? at)) / 2);
  const top = axis - 4 - level * flag;
  return (
    <>
      {to && <Trace d={`M${x(at)} ${axis}H${x(to)}`} weight={5} />}
      <path
        d={`M${middle} ${axis}V${top}`}
        stroke="var(--ink-3)"
        strokeWidth="1.2"
        vectorEffect="non-scaling-stroke"
      />
      <DateMark x={middle} y={axis} kind={kind} />
      <Lines
        x={middle + (before ? -8 : 8)}
        y={top + letters - 3}
        size={letters}
        anchor={before ? 'end' : 'start'}
        lines={[date.date, date.what]}
      />
    </>
  );
}

function Phase({
  phase,
  from,
  to,
}: {
  phase: Timeline['phases'][number];
  from: number;
  to: number;
}) {
  const room = to - from - 16;
  const expected = stack(
    phase.expected.map((each) => wrap(each, room, letters)),
    axis + 108,
  );
  return (
    <>
      <path
        d={`M${from} ${axis}V${height - 30}M${to} ${axis}V${height - 30}`}
        stroke="var(--line)"
        vectorEffect="non-scaling-stroke"
      />
      <Lines
        x={from + 8}
        y={axis + 54}
        size={letters}
        lines={[`${phase.from}-${phase.to}`, phase.name]}
      />
      <Trace d={`M${from + 8} ${axis + 86}H${to - 8}`} tone="quiet" dashed />
      {expected.map(({ y, lines }) => (
        <Lines key={y} x={from + 8} y={y} size={letters} lines={lines} quiet />
      ))}
    </>
  );
}

/** Blocks of lines under one another, a little space between them. */
function stack(blocks: string[][], top: number) {
  let y = top;
  return blocks.map((lines) => {
    const block = { y, lines };
    y = tenth(y + lines.length * letters * 1.3 + 6);
    return block;
  });
}

const letters = lettering.wide;
const [left, right, height] = [6, 714, 420];
const axis = 216;
const flag = 40;
