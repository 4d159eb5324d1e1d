import { Lamp } from '../parts/lamp.tsx';
import { Lines } from '../parts/part.tsx';
import { Pumpjack } from '../parts/pumpjack.tsx';
import { Tanks } from '../parts/tanks.tsx';
import { Land, gradeY as y } from './land.tsx';
import { LineFromRight } from './line-from-right.tsx';

const poles = [942, 1276, 1610, 1944, 2278, 2612] as const;

/** A well and the tanks that it fills, fed by the line behind them. */
export function FieldForeland() {
  return (
    <Land
      shift={-260}
      sun={1010}
      yuccas={[470, 1262]}
      brush={[-360, 210, 536, 1400]}
      behind={
        <>
          <Pumpjack x={226} y={y - 16} scale={0.5} tilt={-4} />
          <Tanks x={362} y={y - 17} scale={0.5} count={3} />
        </>
      }
    >
      <LineFromRight poles={poles} end={{ can: true, guy: -64 }} />
      <Lines d={`M646 ${y - 12}h14q6 0 6 6v2h316`} stroke="var(--structure)" strokeWidth="2.4" />
      <Pumpjack x={634} y={y} scale={1.42} />
      <Tanks x={988} y={y} scale={1.5} />
      <Lamp x={1184} y={y - 84} radius={44} />
      <Lamp x={784} y={y - 96} radius={36} />
    </Land>
  );
}
