import { scopeLineData } from '#electrical/figures/schematics/scope-line.ts';
import { tenth } from '#electrical/tenth.ts';
import { monoWidth } from '../../../map/text-width.ts';
import { Area, Lines } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';
import { DownLine } from './scope-down-line.tsx';
import { along, axis, earth, marks, names, scope } from './scope-down-places.ts';
import { Boundary, Mark, Quiet } from './scope-parts.tsx';

const size = lettering.narrow;
const { left, right } = scope;
const { first, moved, last } = marks;
const markX = 56;
const foot = along.motor + 146;

/** The one-line from top to bottom, the scope around its middle. */
export function ScopeDown() {
  return (
    <>
      <Area d={`M${left} ${first}H${right}V${last}H${left}z`} tone="plain" />
      <Boundary
        d={`${edge(first, scopeLineData.marks.first)}V${last}M${left} ${first}V${last}${edge(last, scopeLineData.marks.last)}`}
      />
      <g strokeDasharray="3 2.5">
        <Quiet d={`M${axis + 6} ${moved}H${names - 4}`} />
      </g>
      <DownLine />
      <Mark x={markX} y={first} size={size}>
        1
      </Mark>
      <Mark x={names + 8} y={moved} size={size} moved>
        1
      </Mark>
      <Mark x={markX} y={last} size={size}>
        2
      </Mark>
      <Names />
    </>
  );
}

/** A limit of the scope with room for its mark and its name. */
function edge(y: number, name: string): string {
  const end = tenth(names + monoWidth(name, size) + 8);
  return `M${left} ${y}H${markX - 12}M${markX + 12} ${y}H${names - 8}M${end} ${y}H${right}`;
}

function Names() {
  const { marks: ends, scope: title, upstream, inside, downstream, ...data } = scopeLineData;
  const beside: readonly [name: string, y: number][] = [
    [upstream.line, along.utility],
    [upstream.meter, along.meter],
    [upstream.contribution, along.contribution],
    [ends.first, first],
    [inside.service, along.service],
    [inside.transformer, along.transformer - 10],
    [inside.switchgear, along.gear],
    [inside.feeders, along.feeders],
    [inside.control, along.control],
    [inside.leads, along.leads],
    [ends.last, last],
    [downstream.motor, along.motor],
    [downstream.coupling, along.motor + 34],
    [downstream.pump, along.motor + 70],
    [downstream.piping, along.motor + 106],
  ];
  return (
    <>
      {beside.map(([name, y]) => (
        <Beside key={name} x={names} y={y} name={name} room={right - names - 12} />
      ))}
      <Beside x={names + 26} y={moved} name={ends.moved} room={right - names - 38} />
      <Beside x={earth + 9} y={along.feeders} name={inside.grounding} room={90} />
      <Lettering x={names} y={first + 29} size={size} anchor="start" quiet>
        {title}
      </Lettering>
      <Lettering x={0} y={foot} size={size} anchor="start" quiet>
        {data.outsideTitle}
      </Lettering>
      {data.outside.map((name, index) => {
        const above = data.outside.slice(0, index).map((each) => wrap(each, 352, size).length);
        const y = foot + 24 + above.reduce((all, lines) => all + lines * size * 1.3 + 7, 0);
        return <Lines key={name} x={0} y={tenth(y)} size={size} lines={wrap(name, 352, size)} />;
      })}
    </>
  );
}

/** Its lines stand about the height of what they name. */
function Beside({ x, y, name, room }: { x: number; y: number; name: string; room: number }) {
  const lines = wrap(name, room, size);
  return (
    <Lines
      x={x}
      y={tenth(y + size * (0.35 - 0.65 * (lines.length - 1)))}
      size={size}
      lines={lines}
    />
  );
}
