import { Fence } from '../parts/fence.tsx';
import { LockoutTag } from '../parts/lockout-tag.tsx';
import { Padmount } from '../parts/padmount.tsx';
import { Land, gradeY as y } from './land.tsx';

const scale = 2.4;
const gate = 318;

/** A fence whose gate is locked. */
export function GateForeland() {
  return (
    <Land shift={-120} sun={1010} yuccas={[352, 1262]} brush={[-380, 40, 610, 1120]}>
      <Padmount x={940} y={y - 4} scale={1.6} />
      <g transform={`translate(0 ${y - 1})scale(${scale})`}>
        <Fence from={196} to={484} y={0} gate={gate} />
      </g>
      <LockoutTag x={(gate + 21) * scale} y={y - 20 * scale} />
    </Land>
  );
}
