import type { ReactElement } from 'react';
import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { Automation } from './moments/automation.tsx';
import { Emergency } from './moments/emergency.tsx';
import { Maintenance } from './moments/maintenance.tsx';
import { NewBuild } from './moments/new-build.tsx';
import { Programming } from './moments/programming.tsx';
import { TurnKey } from './moments/turn-key.tsx';
import { YardEnergized } from './yard-energized.tsx';
import { emergencyPan } from './yard-geometry.ts';
import { YardLand } from './yard-land.tsx';
import { YardPad } from './yard-pad.tsx';
import { YardStation } from './yard-station.tsx';

/** What the moments share, each drawn once, back to front. */
export const yardParts = {
  land: <YardLand />,
  station: <YardStation />,
  pad: <YardPad />,
  energized: <YardEnergized />,
} as const satisfies Record<string, ReactElement>;

/** What a moment has of its own, in front of what it shares. */
export const yardMoments = {
  'new-build': <NewBuild />,
  'turn-key': <TurnKey />,
  maintenance: <Maintenance />,
  emergency: <Emergency />,
  automation: <Automation />,
  programming: <Programming />,
} as const satisfies Record<ServiceDrawing, ReactElement>;

export interface YardPart {
  part: keyof typeof yardParts;
  /** How much further right it stands than in the other moments. */
  pan?: number;
}

/** What of the yard stands at each moment, behind what the moment has of its own. */
export const yardBuilt = {
  'new-build': [{ part: 'land' }],
  'turn-key': [{ part: 'land' }, { part: 'station' }, { part: 'energized' }],
  maintenance: [{ part: 'land' }, { part: 'station' }, { part: 'pad' }],
  emergency: [
    { part: 'land' },
    { part: 'station', pan: emergencyPan },
    { part: 'pad', pan: emergencyPan },
  ],
  automation: [{ part: 'land' }, { part: 'station' }, { part: 'pad' }, { part: 'energized' }],
  programming: [{ part: 'land' }, { part: 'station' }, { part: 'pad' }, { part: 'energized' }],
} as const satisfies Record<ServiceDrawing, readonly YardPart[]>;

/** The whole yard at a moment as one drawing, where no sprite file is at hand. */
export function YardAt({ moment }: { moment: ServiceDrawing }) {
  const built: readonly YardPart[] = yardBuilt[moment];
  return (
    <>
      {built.map(({ part, pan }) => (
        <g key={part} transform={pan ? `translate(${pan} 0)` : undefined}>
          {yardParts[part]}
        </g>
      ))}
      {yardMoments[moment]}
    </>
  );
}
