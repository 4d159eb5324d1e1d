import { CrewMember } from '../../parts/crew-member.tsx';
import { DeadEndStructure } from '../../parts/dead-end-structure.tsx';
import { Lines, Part, Shape } from '../../parts/part.tsx';
import { PowerTransformer } from '../../parts/power-transformer.tsx';
import { SurveyStake } from '../../parts/survey-stake.tsx';
import { TruckCrane } from '../../parts/truck-crane.tsx';
import { UtilityPole } from '../../parts/utility-pole.tsx';
import { deadEndScale, poleScale } from '../yard-conductors.ts';
import { crewScale, yardGradeY as y, yardX } from '../yard-geometry.ts';
import { motorControlLeft } from '../yard-pad.tsx';
import { BuildingFrame } from './building-frame.tsx';
import { Trench } from './trench.tsx';

const { breaker, deadEnd, disconnect, transformer } = yardX;

/** How far the transformer hangs over its pad, and what it hangs on. */
const lift = 30;
const spreader = 164;
const hook = 212;
const crane = { x: breaker - 26, y } as const;

/** Frames are up, nothing is strung: the crane sets the transformer on its pad. */
export function NewBuild() {
  return (
    <>
      <UtilityPole x={yardX.secondPole} y={y} scale={poleScale} />
      <DeadEndStructure bare x={deadEnd} y={y} scale={deadEndScale} />
      <SwitchStand />
      <BuildingFrame />
      <Pad />
      <PowerTransformer x={transformer} y={y - lift} />
      <Slings />
      <TruckCrane
        {...crane}
        tip={[Math.round(transformer + 2 - crane.x - 4), -348]}
        hook={-lift - hook}
      />
      {/* The tag line, from the foot of the tank to the rigger's hands. */}
      <Lines
        d={`M${transformer + 50} ${y - lift - 10}Q${transformer + 88} ${y - 16} ${transformer + 124} ${y - 22}`}
        stroke="var(--ink)"
        strokeWidth=".9"
      />
      <CrewMember x={transformer + 137} y={y} scale={crewScale} pose="reach" flip />
      <CrewMember x={transformer - 130} y={y} scale={crewScale} pose="line" />
      <Trench from={transformer + 196} to={motorControlLeft - 6} y={y} />
      {[yardX.pump - 46, yardX.pump + 46].map((x) => (
        <SurveyStake key={x} x={x} y={y} scale={1.25} />
      ))}
    </>
  );
}

/** The stand of the switch: steel without insulators. */
function SwitchStand() {
  const lacing = [-36, 36].flatMap((x) =>
    Array.from({ length: 8 }, (_, i) => `M${x - 3} ${-i * 12}l6-12`),
  );
  return (
    <Part at={{ x: disconnect, y }}>
      <Lines d="M-39-100V0M-33-100V0M33-100V0M39-100V0M-45 0h18M27 0h18" strokeWidth="1.2" />
      <Lines d={lacing.join('')} strokeWidth=".6" />
      <Shape d="M-54-106h112v7H-54Z" fill="var(--fill-1)" />
    </Part>
  );
}

/** The transformer's pad, with the conduits that come up under its low side. */
function Pad() {
  return (
    <Part at={{ x: transformer, y }}>
      <Shape d="M-92 0v-7h184v7Z" fill="var(--fill-2)" />
      <Lines d="M62-7v-9M67-7v-9M72-7v-9" strokeWidth="2.4" />
    </Part>
  );
}

/** From the lugs on the tank's cover straight up to the spreader, clear of the bushings. */
function Slings() {
  return (
    <Part at={{ x: transformer, y: y - lift }}>
      <Lines d={`M-49-76V-${spreader}M51-76V-${spreader}`} strokeWidth="1.2" />
      <Lines d={`M-49-${spreader + 6} 2-${hook - 3} 51-${spreader + 6}`} strokeWidth="1.2" />
      <Shape d={`M-56-${spreader}v-6H58v6Z`} fill="var(--fill-3)" />
    </Part>
  );
}
