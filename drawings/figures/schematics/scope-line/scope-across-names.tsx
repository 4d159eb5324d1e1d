import { scopeLineData as data } from '#electrical/figures/schematics/scope-line.ts';
import { tenth } from '#electrical/tenth.ts';
import { Witness } from '../../../plot/dimension.tsx';
import { Lines } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';
import { along, bonds, earth, line, marks, scope } from './scope-across-places.ts';

const size = lettering.wide;
const under = line + 48;

/** What stands over the line, under it, and outside of the drawing. */
export function AcrossNames() {
  const { inside, upstream, downstream } = data;
  return (
    <>
      <Over x={marks.first} room={130} y={scope.top - 22} name={data.marks.first} />
      <Over x={marks.moved} room={160} y={scope.top - 22} name={data.marks.moved} />
      <Over x={marks.last} room={130} y={scope.top - 22} name={data.marks.last} />
      <Over x={along.service} room={80} name={inside.service} />
      <Over x={along.gear} room={90} name={inside.switchgear} />
      <Over x={along.control} room={160} name={inside.control} />
      <Under x={bonds.neutral - 8} room={116} anchor="end" name={inside.transformer} />
      <Under x={along.feeders} room={80} name={inside.feeders} />
      <Under x={marks.last - 7} room={42} anchor="end" name={inside.leads} />
      <Under x={along.feeders} room={100} y={earth + 20} name={inside.grounding} />
      <Lettering x={marks.first + 12} y={scope.bottom - 11} size={size} anchor="start" quiet>
        {data.scope}
      </Lettering>

      <Lettering x={0} y={line - 16} size={size} anchor="start">
        {upstream.line}
      </Lettering>
      <Under x={along.meter} room={100} y={line + 74} name={upstream.meter} />
      <Under x={0} room={110} y={line + 118} anchor="start" name={upstream.contribution} />

      <Over x={along.motor} room={80} y={line - 26} name={downstream.motor} />
      <Under x={720} room={80} y={line - 26} anchor="end" name={downstream.piping} />
      <Under x={along.pump} room={80} y={line + 32} name={downstream.pump} />
      <Witness d={`M${along.coupling} ${line + 14}V${line + 40}`} />
      <Under x={along.coupling} room={80} y={line + 54} name={downstream.coupling} />

      <Under x={0} room={300} y={scope.bottom + 36} anchor="start" quiet name={data.outsideTitle} />
      {data.outside.map((name, index) => (
        <Under
          key={name}
          x={index * 360}
          room={320}
          y={scope.bottom + 56}
          anchor={anchors[index] ?? 'start'}
          name={name}
        />
      ))}
    </>
  );
}

interface Name {
  name: string;
  x: number;
  /** How wide a line may be. */
  room: number;
  y?: number;
  anchor?: 'start' | 'middle' | 'end';
  quiet?: boolean;
}

/** Its last line stands at y. */
function Over({ name, x, room, y = line - 44 }: Name) {
  const lines = wrap(name, room, size);
  return (
    <Lines
      x={x}
      y={tenth(y - (lines.length - 1) * size * 1.3)}
      size={size}
      anchor="middle"
      lines={lines}
    />
  );
}

/** Its first line stands at y. */
function Under({ name, x, room, y = under, anchor = 'middle', quiet }: Name) {
  return (
    <Lines {...{ x, y, size, anchor, quiet: quiet ?? false }} lines={wrap(name, room, size)} />
  );
}

const anchors = ['start', 'middle', 'end'] as const;
