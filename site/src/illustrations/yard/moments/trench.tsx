import { Lines, Part, Shape } from '../../parts/part.tsx';

const depth = 15;

/** An open trench in the grade line, a bank of conduit on its floor, the spoil beside it. */
export function Trench({ from, to, y }: { from: number; to: number; y: number }) {
  const ducts = [4, 8.4].flatMap((up) => [up]);
  return (
    <Part at={{ y }}>
      <Shape d={`M${from - 46} 0q14-13 26-12t18 12Z`} fill="var(--plain)" stroke="var(--line-2)" />
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
      <Lines
        d={ducts.map((up) => `M${from + 12} ${depth - up}H${to - 12}`).join('')}
        strokeWidth="3"
      />
      <Lines
        d={`M${from + 40} ${depth}v-10M${(from + to) / 2} ${depth}v-10M${to - 40} ${depth}v-10`}
        strokeWidth="1.6"
      />
    </Part>
  );
}
