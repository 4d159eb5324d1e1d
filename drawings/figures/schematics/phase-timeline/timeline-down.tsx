import {
  type PhaseTimelineData,
  phaseTimelineData,
} from '#electrical/figures/schematics/phase-timeline.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';
import { DateMark, TimelineLegend } from './timeline-marks.tsx';

/** The axis runs down; dates and expectations follow each other, whatever years lie between. */
export function TimelineDown() {
  const { rows, end, height } = layTimelineDown();
  return (
    <>
      {rows.map(({ kind, top, bottom, lines }) =>
        kind === 'phase' ? (
          <g key={top}>
            <Trace d={`M0 ${top}H360`} tone="quiet" weight={1.2} />
            <Lines x={0} y={top + 23} size={letters} lines={lines} />
          </g>
        ) : (
          <g key={top}>
            <Trace
              d={`M${axis} ${top}V${bottom}`}
              tone={kind === 'expected' ? 'quiet' : 'plain'}
              dashed={kind === 'expected'}
            />
            {kind !== 'expected' && <DateMark x={axis} y={top + 13} kind={kind} />}
            <Lines x={text} y={top + 18} size={letters} lines={lines} quiet={kind === 'expected'} />
          </g>
        ),
      )}
      <Lettering x={0} y={end + 26} size={letters} anchor="start" quiet>
        YEARS NOT TO SCALE
      </Lettering>
      <TimelineLegend x={0} y={height - 30} letters={letters} columns={[0, 180]} />
    </>
  );
}

interface Row {
  kind: PhaseTimelineData['dates'][number]['kind'] | 'phase' | 'expected';
  top: number;
  bottom: number;
  lines: string[];
}

export function layTimelineDown() {
  const { phases, dates } = phaseTimelineData;
  const rows: Row[] = [];
  let top = 2;
  const add = (kind: Row['kind'], lines: string[], gap: number) => {
    const bottom = tenth(top + lines.length * letters * 1.3 + gap);
    rows.push({ kind, top, bottom, lines });
    top = bottom;
  };
  for (const { from, to, name, expected } of phases) {
    add('phase', [`${from}-${to} ${name}`], 16);
    for (const { kind, date, what } of dates.filter(({ at }) => at >= from && at < to + 1)) {
      add(kind, [date, ...wrap(what, room, letters)], 12);
    }
    for (const each of expected) {
      add('expected', wrap(each, room, letters), each === expected.at(-1) ? 20 : 6);
    }
  }
  return { rows, end: top, height: Math.ceil(top + 84) };
}

const letters = lettering.narrow;
const axis = 7;
const text = 28;
const room = 360 - text;
