import { CrewMember } from '../../parts/crew-member.tsx';
import { lineBushings, loadBushings } from '../../parts/dead-tank-breaker.tsx';
import { switchHandle } from '../../parts/disconnect-switch.tsx';
import { onSpan } from '../../parts/geometry.ts';
import { GroundSet } from '../../parts/ground-set.tsx';
import { LightPlant } from '../../parts/light-plant.tsx';
import { LockoutTag } from '../../parts/lockout-tag.tsx';
import { Lines } from '../../parts/part.tsx';
import { TestSet } from '../../parts/test-set.tsx';
import { UtilityPole } from '../../parts/utility-pole.tsx';
import {
  phases,
  poleScale,
  spanToBreaker,
  spanToTransformer,
  strainStrings,
} from '../yard-conductors.ts';
import { Blades, LivePhases } from '../yard-energized.tsx';
import { crewScale, yardGradeY as y, yardX } from '../yard-geometry.ts';
import { mainCabinetX } from '../yard-station.tsx';

const { breaker, crew, disconnect } = yardX;

/** Grounds on all three phases: the clamps, nearest phase last, and the bar on the steel by them. */
const grounds = [
  { span: spanToBreaker, part: 0.3, bar: disconnect + 41 },
  { span: spanToTransformer, part: 0.1, bar: breaker + 38 },
].map(({ span, part, bar }) => ({
  clamps: [2, 1, 0].map((phase) => onSpan(...span(phase), part)),
  bar: [Math.round(bar), y - 8] as const,
}));

/** Where the test set stands, between its two people. */
const cart = Math.round(crew - 7);

/** A planned outage: switch and main open and tagged, grounds on both sides of the breaker under test. */
export function Maintenance() {
  const dead = phases.map(({ toBreaker, toTransformer }) => toBreaker + toTransformer);
  return (
    <>
      <UtilityPole x={yardX.secondPole} y={y} scale={poleScale} />
      <Lines d={dead.slice(1).join('')} stroke="var(--wire)" strokeWidth=".9" />
      <Lines d={dead[0]} stroke="var(--structure)" strokeWidth="1.3" />
      <LivePhases paths={phases.map(({ line, lastSpan, arrival }) => line + lastSpan + arrival)} />
      <Lines d={strainStrings('line')} stroke="var(--structure)" strokeWidth="1.3" />
      <Blades position="open" />
      <LockoutTag x={disconnect + switchHandle[0] - 12} y={y + switchHandle[1] + 5} scale={1.2} />
      <LockoutTag x={mainCabinetX} y={y - 36} scale={0.8} />
      {grounds.map(({ clamps, bar }) => (
        <g key={bar[0]}>
          <GroundSet clamps={clamps} bar={bar} />
          <Lines
            d={`M${bar[0]} ${bar[1]}V${y + 10}m-9 0h18m-15 4h12m-9 4h6`}
            stroke="var(--ink)"
            strokeWidth="1.3"
          />
        </g>
      ))}
      <LightPlant x={breaker - 78} y={y} />
      <Leads />
      <TestSet x={cart} y={y} />
      <CrewMember x={cart - 27} y={y} scale={crewScale} pose="reach" />
      <CrewMember x={cart + 29} y={y} scale={crewScale} pose="reach" flip />
    </>
  );
}

/** From the test set to a bushing on either side of the breaker. */
function Leads() {
  const [left = [0, 0]] = lineBushings;
  const [right = [0, 0]] = loadBushings;
  return (
    <Lines
      d={`M${cart - 10} ${y - 25}C${cart - 12} ${y - 90} ${breaker + right[0] + 8} ${y - 110} ${breaker + right[0]} ${y + right[1] + 3}M${cart - 15} ${y - 9}C${cart - 50} ${y + 3} ${breaker + 10} ${y - 1} ${breaker - 40} ${y - 20}S${breaker + left[0] + 2} ${y - 110} ${breaker + left[0]} ${y + left[1] + 3}`}
      stroke="var(--ink)"
      strokeWidth=".9"
    />
  );
}
