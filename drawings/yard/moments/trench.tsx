import { Lines, Part, Shape } from '../../parts/part.tsx';

const depth = 17;
const duct = 2.7;

/** An open trench cut across: a duct bank of six conduits on its floor, the spoil 2 ft from its edge. */
export function Trench({ from, to, y }: { from: number; to: number; y: number }) {
  const middle = (from + to) / 2;
  const ducts = [-9, 0, 9].flatMap((x) => [4, 11].map((up) => [middle + x, depth - up] as const));
  return (
    <Part at={{ y }}>
      <Shape d={`M${from - 46} 0q10-12 18-11t16 11Z`} fill="var(--plain)" stroke="var(--line-2)" />
      <Shape
        d={`M${from}-2.5L${from + 5} ${depth}H${to - 5}L${to}-2.5Z`}
        fill="var(--bg)"
        stroke="none"
      />
      <Lines
        d={`M${from - 1} 0h1L${from + 5} ${depth}H${to - 5}L${to} 0h1`}
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <Shape
        d={ducts
          .map(
            ([x, cy]) =>
              `M${x - duct} ${cy}a${duct} ${duct} 0 1 0 ${2 * duct} 0a${duct} ${duct} 0 1 0-${2 * duct} 0`,
          )
          .join('')}
        strokeWidth="1.2"
      />
    </Part>
  );
}
