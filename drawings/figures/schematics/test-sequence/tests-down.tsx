import { testSequenceData } from '#electrical/figures/schematics/test-sequence.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { OpenDisconnect } from '../../../symbols/switch.tsx';
import { lettering } from '../../figure-drawing.ts';
import { TestedCable } from './tested-cable.tsx';

/** Where each moment lies, from the top down, as tall as its words. */
export function layDown() {
  const { moments, never } = testSequenceData;
  let top = 8;
  const rows = moments.map(({ name, tests, layer }, i) => {
    const names = wrap(`${i + 1} ${name}`, width, letters);
    const lines = pack(tests);
    // A line that is opened for its test needs room for the switch.
    const room = layer && moments.slice(0, i).some((each) => !each.layer) ? 26 : 0;
    const row = { names, lines, layer, y: top + 20 + room, text: top + 16 + room };
    top += room + Math.max((names.length + lines.length) * leading + 24, 62);
    return row;
  });
  const notes = [...wrap('HEAVY RING: LAYER UNDER TEST', 352, letters), never];
  return { rows, notes, end: top, height: Math.ceil(top + 34 + notes.length * leading) };
}

/** Tests on one line as long as they fit beside one another. */
function pack(tests: readonly string[]): string[] {
  const lines: string[] = [];
  for (const test of tests) {
    const joined = wrap(`${lines.at(-1) ?? ''}, ${test}`, width, letters);
    if (lines.length && joined.length === 1) lines[lines.length - 1] = joined.join();
    else lines.push(...wrap(test, width, letters));
  }
  return lines;
}

/** The track from the top down, each moment's tests beside it. */
export function TestsDown() {
  const { rows, notes, end } = layDown();
  const turnover = rows.findIndex(({ layer }) => !layer);
  const live = rows[turnover]?.y ?? 0;
  return (
    <>
      <Trace d={`M${track} ${rows[0]?.y}V${live}`} tone="quiet" dashed />
      {rows.slice(turnover + 1).map(({ y }) => (
        <g key={y}>
          <Trace d={`M${track} ${live}V${y - 56}M${track} ${end}v24`} tone="live" />
          <Trace d={`M${track} ${y - 28}V${end}`} tone="quiet" dashed />
          <OpenDisconnect x={track} y={y - 56} />
          <Closed y={end} />
        </g>
      ))}
      <Closed y={live} />
      {rows.map(({ names, lines, layer, y, text }) => (
        <g key={y}>
          {layer && <TestedCable x={track} y={y} layer={layer} />}
          <Lines x={left} y={text} size={letters} lines={names} />
          <Lines
            x={left}
            y={tenth(text + names.length * leading + 2)}
            size={letters}
            lines={lines}
            quiet
          />
        </g>
      ))}
      <Lines x={4} y={end + 46} size={letters} lines={notes.slice(0, -1)} quiet />
      <Lines
        x={4}
        y={tenth(end + 46 + (notes.length - 1) * leading)}
        size={letters}
        lines={notes.slice(-1)}
      />
    </>
  );
}

function Closed({ y }: { y: number }) {
  return <rect x={track - 9} y={y - 9} width="18" height="18" fill="var(--hot-line)" />;
}

const letters = lettering.narrow;
const leading = letters * 1.3;
const [track, left] = [26, 60];
const width = 358 - left;
