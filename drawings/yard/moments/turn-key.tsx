import { CrewMember } from '../../parts/crew-member.tsx';
import { LockoutTag } from '../../parts/lockout-tag.tsx';
import { Lines, Part, Shape } from '../../parts/part.tsx';
import { SurveyStake } from '../../parts/survey-stake.tsx';
import { crewScale, yardGradeY as y, yardX } from '../yard-geometry.ts';
import { motorControlLeft, pumpLeft, tanksLeft } from '../yard-pad.tsx';
import { mainCabinetX } from '../yard-station.tsx';
import { BuildingFrame } from './building-frame.tsx';

/** The station is live to its main, which stands open; the pad behind it is framed and staked. */
export function TurnKey() {
  return (
    <>
      <LockoutTag x={mainCabinetX} y={y - 36} scale={0.8} />
      <BuildingFrame />
      <Foundations />
      {[pumpLeft - 8, pumpLeft + 90, tanksLeft - 6, tanksLeft + 58, tanksLeft + 122].map((x) => (
        <SurveyStake key={x} x={x} y={y} scale={1.25} />
      ))}
      {/* String lines from stake to stake. */}
      <Lines
        d={`M${pumpLeft - 8} ${y - 22}H${pumpLeft + 90}M${tanksLeft - 6} ${y - 22}H${tanksLeft + 122}`}
        stroke="var(--structure)"
        strokeWidth=".7"
      />
      <CrewMember x={motorControlLeft + 70} y={y - 8} scale={crewScale} flip />
      <Level />
    </>
  );
}

/** The base of the pump and the ring of the first tank, with their anchor bolts. */
function Foundations() {
  const bolts = (from: number, count: number, pitch: number) =>
    Array.from({ length: count }, (_, i) => `M${from + i * pitch} -8v-6`).join('');
  return (
    <Part at={{ x: pumpLeft, y }}>
      <Shape d="M4 0v-8h76v8Z" fill="var(--fill-2)" />
      <Lines d={bolts(12, 4, 20)} strokeWidth="1.4" />
      <Lines d="M88 0v-13M92 0v-13" strokeWidth="2.6" />
      <Shape d={`M${tanksLeft - pumpLeft} 0v-6h116v6Z`} fill="var(--fill-2)" />
    </Part>
  );
}

/** A surveyor's level on its tripod, and who looks through it. */
function Level() {
  const x = yardX.pump + 2;
  return (
    <>
      <Part at={{ x, y }}>
        <Lines d="M0-30-9 0M0-30 9 0M0-30V-2" strokeWidth="1.2" />
        <Shape d="M-7-36H6v5H-7Z" fill="var(--fill-3)" />
        <Lines d="M-10-35v3M8-35v3" strokeWidth="1.6" />
      </Part>
      <CrewMember x={x + 17} y={y} scale={crewScale} pose="reach" flip />
    </>
  );
}
