import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { emergencyPan } from './yard-geometry.ts';
import { yardMoments } from './yard-moments.tsx';
import { yardParts } from './yard-parts.tsx';

export interface YardPart {
  part: keyof typeof yardParts;
  /** How much farther right it is than in the other moments. */
  pan?: number;
}

/** What of the yard is built at each moment, behind what the moment has of its own. */
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

/** The whole yard at a moment, or in service, as one drawing, for where there is no sprite file. */
export function YardAt({ moment }: { moment?: ServiceDrawing }) {
  const built: readonly YardPart[] = yardBuilt[moment ?? 'automation'];
  return (
    <>
      {built.map(({ part, pan }) => (
        <g key={part} transform={pan ? `translate(${pan} 0)` : undefined}>
          {yardParts[part]}
        </g>
      ))}
      {moment && yardMoments[moment]}
    </>
  );
}
