import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { Outline, YardLabel } from './yard-one-line-parts.tsx';

interface LogicElement {
  symbol: keyof typeof symbols;
  tag: string;
  /** Text below the element: what it means when the element is true, or a timer's delay. */
  meaning: string;
}

/** Rungs of the pump's ladder logic: the pump runs on a level call if the supply is good and no trip is active. */
const rungs: { purpose: string; elements: LogicElement[] }[] = [
  {
    purpose: 'The supply has been good for a while',
    elements: [
      { symbol: 'contact', tag: 'ZSC-52', meaning: 'Closed' },
      { symbol: 'contact', tag: 'ZSC-52M', meaning: 'Closed' },
      { symbol: 'timer', tag: 'TON', meaning: `${yardRatings.restartSeconds} s` },
      { symbol: 'coil', tag: 'POWER', meaning: 'Power good' },
    ],
  },
  {
    purpose: 'No trip waits for a reset on site',
    elements: [
      { symbol: 'contact', tag: 'POWER', meaning: 'Power good' },
      { symbol: 'contact', tag: 'HS-ESD1', meaning: 'Healthy' },
      { symbol: 'closedContact', tag: 'XA-27', meaning: 'No 27 trip' },
      { symbol: 'coil', tag: 'PERM', meaning: 'May run' },
    ],
  },
  {
    purpose: 'The level calls for the pump',
    elements: [
      { symbol: 'contact', tag: 'PERM', meaning: 'May run' },
      { symbol: 'closedContact', tag: 'BLOCK', meaning: 'No block' },
      { symbol: 'contact', tag: 'CALL', meaning: 'Level call' },
      { symbol: 'coil', tag: 'YS-P101', meaning: 'Run P-101' },
    ],
  },
];

/** Paths of the symbols, centered on (0, 0). Wires end at `halfWidth` on both sides. */
const symbols = {
  contact: { halfWidth: 6, d: 'M-6-10v20M6-10v20' },
  /** A normally closed contact, which opens if its bit is true. */
  closedContact: { halfWidth: 6, d: 'M-6-10v20M6-10v20M-9 10l18-20' },
  timer: { halfWidth: 20, d: 'M-20-11h40v22h-40z' },
  coil: { halfWidth: 10, d: 'M-6-10a13 13 0 0 0 0 20M6-10a13 13 0 0 1 0 20' },
};

const rungPitch = 62;
const railAbove = 28;
const railLength = 176;

/** The ladder logic of pump P-101. (x, y) is the left end of the first rung. */
export function YardPumpLogic({ x, y, width }: { x: number; y: number; width: number }) {
  const railTop = y - railAbove;
  return (
    <>
      <Outline d={`M${x} ${railTop}v${railLength}M${x + width} ${railTop}v${railLength}`} />
      <YardLabel x={x} y={railTop - 10} anchor="start" quiet text="Logic of pump P-101" />
      {rungs.map(({ purpose, elements }, index) => (
        <Rung key={purpose} elements={elements} x={x} y={y + index * rungPitch} width={width} />
      ))}
    </>
  );
}

interface RungProps {
  elements: LogicElement[];
  x: number;
  y: number;
  width: number;
}

function Rung({ elements, x, y, width }: RungProps) {
  const pitch = width / elements.length;
  return elements.map(({ symbol, tag, meaning }, index) => {
    const { halfWidth, d } = symbols[symbol];
    const left = x + index * pitch;
    const middle = Math.round(left + pitch / 2);
    return (
      <g key={tag}>
        <Outline d={`M${left} ${y}H${middle - halfWidth}`} />
        <g transform={`translate(${middle} ${y})`}>
          <Outline d={d} />
        </g>
        <Outline d={`M${middle + halfWidth} ${y}H${left + pitch}`} />
        <YardLabel x={middle} y={y - 15} text={tag} />
        <YardLabel x={middle} y={y + 25} quiet text={meaning} />
      </g>
    );
  });
}
