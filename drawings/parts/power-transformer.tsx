import { insulatorDiscs, type Point, round, segment, toward } from './geometry.ts';
import { Lines, Part, type Placement, Shape } from './part.tsx';

/** The terminals of the three high-side bushings. */
export const highSideTerminals: readonly [Point, Point, Point] = [
  [-28, -134],
  [-9, -136],
  [10, -134],
];
/** The low-side cables leave the cable box straight down at this x. */
export const lowSideX = 68;
/** Box and shroud enclose them down to grade. */
export const lowSideY = 0;
/** The line ends of the surge arresters, each beside its bushing. */
export const arresterTops: readonly [Point, Point, Point] = [
  [-36, -114],
  [-17.5, -114],
  [-0.5, -114],
];

const bushingFeet: readonly [Point, Point, Point] = [
  [-24, -84],
  [-9, -84],
  [6, -84],
];

/**
 * A substation power transformer, 150 wide and 136 high: radiators left and behind, conservator on
 * top, three high-side bushings with their arresters, and on the right the low-side cable box with
 * its shroud down to grade.
 */
export function PowerTransformer(at: Placement) {
  return (
    <Part at={at}>
      <Shape d="M-84 0v-5h142v5Z" fill="var(--fill-2)" />
      <Conservator />
      <Radiators x={-80} />
      <Shape d="M-46-5v-73h94v73Z" />
      <Shape d="M-50-78h102v-6H-50Z" fill="var(--fill-2)" />
      <Lines d="M-34-76v69M34-76v69M-46-12h94M-22-76v69" strokeWidth=".6" />
      <Shape d="M-14-48h18v30h-18Z" fill="var(--fill-1)" />
      <Lines
        d="M-14-44h18M-10-34h10v8h-10ZM1-33v6M14-58h12v8h-12ZM16-56h8M16-53h8"
        strokeWidth=".7"
      />
      <Lines d="M-46-62h-4M-46-18h-4" strokeWidth="2.4" />
      {bushingFeet.map((foot, i) => (
        <Bushing key={foot[0]} foot={foot} terminal={highSideTerminals[i] ?? foot} />
      ))}
      <Shape
        d={arresterTops.map(([x]) => `M${x - 2.5}-78v-4h5v4Z`).join('')}
        fill="var(--fill-2)"
        strokeWidth=".9"
      />
      <Lines d={arresterTops.map(([x, y]) => `M${x}-82V${y}`).join('')} />
      <Lines
        d={arresterTops.map(([x, y]) => insulatorDiscs([x, -82], [x, y + 2], 2.4, 3.4)).join('')}
        strokeWidth="1.6"
      />
      <Shape d="M62-30h12V0H62Z" fill="var(--fill-1)" />
      <Shape d="M48-66h8v-6h24v42H56v-26h-8Z" fill="var(--fill-1)" />
      <Lines d="M60-68v34h16v-34ZM73-54v6M62-26h12M62-4h12" strokeWidth=".7" />
    </Part>
  );
}

/** Porcelain sheds between a turret on the cover and the terminal, wider below. */
function Bushing({ foot, terminal }: { foot: Point; terminal: Point }) {
  const collar = toward(foot, terminal, 8);
  const [x, y] = foot;
  return (
    <>
      <Shape d={`M${x - 5} ${y}h10l-2-7h-6Z`} fill="var(--fill-2)" strokeWidth=".9" />
      <Lines d={segment(collar, terminal)} />
      <Lines d={insulatorDiscs(collar, toward(foot, terminal, 44), 3.6, 4)} strokeWidth="2" />
      <circle
        cx={round(terminal[0])}
        cy={round(terminal[1])}
        r="1.6"
        fill="var(--structure)"
        stroke="none"
      />
    </>
  );
}

/** The oil expansion tank, on its stand behind the bushings. */
function Conservator() {
  return (
    <>
      <Lines d="M22-84v-14M44-84v-14" strokeWidth="1.6" />
      <Shape d="M18-114h32q5 0 5 8t-5 8h-32q-5 0-5-8t5-8Z" />
      <Lines d="M20-114v16M48-114v16" strokeWidth=".6" />
      <circle cx="34" cy="-106" r="3.4" vectorEffect="non-scaling-stroke" strokeWidth=".8" />
      <Lines d="M30-98v5h8v9" strokeWidth="1" />
    </>
  );
}

/** A bank of radiator panels with its header pipes, 30 wide from `x`. */
function Radiators({ x }: { x: number }) {
  const panels = [0, 6, 12, 18, 24];
  return (
    <>
      <Lines d={`M${x}-66h36M${x}-14h36`} strokeWidth="2.4" />
      <Shape d={panels.map((step) => `M${x + step}-70v60h4.4v-60Z`).join('')} strokeWidth=".9" />
    </>
  );
}
