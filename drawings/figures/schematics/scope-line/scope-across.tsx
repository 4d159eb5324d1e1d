import { Area } from '../../../plot/plot.tsx';
import { lettering } from '../../figure-drawing.ts';
import { AcrossLine } from './scope-across-line.tsx';
import { AcrossNames } from './scope-across-names.tsx';
import { line, marks, scope } from './scope-across-places.ts';
import { Boundary, Mark, Quiet } from './scope-parts.tsx';

const size = lettering.wide;
const { first, moved, last } = marks;
const { top, bottom } = scope;

/** The one-line from left to right, the scope around its middle. */
export function ScopeAcross() {
  return (
    <>
      <Area d={`M${first} ${top}H${last}V${bottom}H${first}z`} tone="plain" />
      <Boundary
        d={`M${first + 12} ${top}H${moved - 12}M${moved + 12} ${top}H${last - 12}M${last} ${top + 12}V${bottom}H${first}V${top + 12}`}
      />
      <g strokeDasharray="3 2.5">
        <Quiet d={`M${moved} ${top + 12}V${line - 5}`} />
      </g>
      <AcrossLine />
      <Mark x={first} y={top} size={size}>
        1
      </Mark>
      <Mark x={moved} y={top} size={size} moved>
        1
      </Mark>
      <Mark x={last} y={top} size={size}>
        2
      </Mark>
      <AcrossNames />
    </>
  );
}
