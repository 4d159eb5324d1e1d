import { CrewMember } from '../parts/crew-member.tsx';
import { Lamp } from '../parts/lamp.tsx';
import { Level, LevelRod } from '../parts/level.tsx';
import { Lines } from '../parts/part.tsx';
import { Pickup, tailgateEnd } from '../parts/pickup.tsx';
import { SurveyStake } from '../parts/survey-stake.tsx';
import { Land, gradeY as y } from './land.tsx';
import { LineFromRight } from './line-from-right.tsx';

const poles = [1080, 1404, 1728, 2052, 2376, 2700, 3024] as const;
/** People, instrument and truck. */
const near = 1.9;
const rod = 542;
const level = 690;
const truck = 884;
/** Where the line will go on, from its last pole toward the load. */
const stakes = [-150, 96, 322, rod + 22, 1000] as const;
/** The height that the instrument looks along. */
const sight = y - 26.2 * near;

/** A line that ends, and the people who lay out how it goes on: stakes, a level, a drawing. */
export function SurveyForeland() {
  return (
    <Land shift={430} sun={640} yuccas={[414, 1250]} brush={[-360, 20, 470, 620, 1046, 1380]}>
      <LineFromRight poles={poles} end={{ guy: -64 }} />
      {stakes.map((x) => (
        <SurveyStake key={x} x={x} y={y} scale={1.3} />
      ))}
      <Lines
        d={`M${level - 12} ${sight}H${rod + 4}`}
        stroke="var(--structure)"
        strokeWidth=".8"
        strokeDasharray="3 5"
      />
      <LevelRod x={rod} y={y} scale={near} />
      <CrewMember x={rod - 11 * near} y={y} scale={near} pose="reach" />
      <Level x={level} y={y} scale={near} />
      <CrewMember x={level + 15 * near} y={y} scale={near} pose="reach" flip />
      <Pickup x={truck} y={y} scale={near} />
      <CrewMember x={truck + (tailgateEnd - 9) * near} y={y} scale={near} />
      <Lamp x={Math.round(truck + 6 * near)} y={y - 56} radius={52} />
      <Lamp x={Math.round(truck - 50 * near)} y={y - 48} radius={44} />
    </Land>
  );
}
