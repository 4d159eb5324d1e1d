import { testSequenceData as data } from '#electrical/figures/schematics/test-sequence.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { OpenDisconnect } from '../../../symbols/switch.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';
import { TestedCable } from './tested-cable.tsx';

/** The track from left to right, each moment's tests under it. */
export function TestsAcross() {
  const middle = (index: number) => (lefts[index] ?? 0) + 21;
  const turnover = data.moments.findIndex(({ layer }) => !layer);
  const live = middle(turnover);
  // Before each later test the line is opened, after it closed again.
  const tests = data.moments.map((_, i) => i).filter((i) => i > turnover);
  return (
    <>
      <Trace d={`M${middle(0)} ${track}H${live}`} tone="quiet" dashed />
      {tests.map((i) => (
        <g key={i}>
          <Trace
            d={`M${live} ${track}H${middle(i) - 58}M${middle(i) + 76} ${track}H716`}
            tone="live"
          />
          <Trace d={`M${middle(i) - 30} ${track}H${middle(i) + 76}`} tone="quiet" dashed />
          <g transform={`translate(${middle(i) - 58} ${track})rotate(-90)`}>
            <OpenDisconnect x={0} y={0} />
          </g>
          <Closed x={middle(i) + 76} />
        </g>
      ))}
      <Closed x={live} />
      {data.moments.map(({ name, tests: lines, layer }, i) => {
        const width = (lefts[i + 1] ?? 724) - (lefts[i] ?? 0) - 4;
        return (
          <g key={name}>
            {layer && <TestedCable x={middle(i)} y={track} layer={layer} />}
            <Lines
              x={lefts[i] ?? 0}
              y={86}
              size={letters}
              lines={wrap(`${i + 1} ${name}`, width, letters)}
            />
            <Lines
              x={lefts[i] ?? 0}
              y={128}
              size={letters}
              lines={lines.flatMap((line) => wrap(line, width, letters))}
              quiet
            />
          </g>
        );
      })}
      <Lettering x={lefts[0] ?? 0} y={256} size={letters} anchor="start" quiet>
        HEAVY RING: LAYER UNDER TEST
      </Lettering>
      <Lettering x={716} y={256} size={letters} anchor="end">
        {data.never}
      </Lettering>
    </>
  );
}

function Closed({ x }: { x: number }) {
  return <rect x={x - 9} y={track - 9} width="18" height="18" fill="var(--hot-line)" />;
}

const letters = lettering.wide;
const track = 36;
/** Where each moment's column begins: as wide as its words need. */
const lefts = [4, 132, 244, 352, 484, 582];
