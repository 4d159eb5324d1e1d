import { type Condition, Outline } from '../symbols/conductor.tsx';
import { Words } from './yard-symbols.tsx';

/** A relay, or a machine, by what stands in its circle. */
export function YardRelay({
  x,
  y,
  r = 13.5,
  is,
  children,
}: {
  x: number;
  y: number;
  r?: number;
  is: Condition;
  children: string;
}) {
  return (
    <>
      <Outline
        d={`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0`}
        is={is}
      />
      <Words x={x} y={y + 4.5}>
        {children}
      </Words>
    </>
  );
}
