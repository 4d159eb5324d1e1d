import {
  type YardLineState,
  type YardPart,
  yardBuilt,
  yardHeight,
  yardLineStates,
  yardWidth,
} from '#drawings/index.ts';
import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { Drawing } from './drawing.tsx';
import './yard-scene.css';

/**
 * The yard at a moment, or without one the whole yard in service. The parts that moments share come
 * from one file, the moment's own from another, and lie over each other.
 */
export function YardScene({ moment, className }: { moment?: ServiceDrawing; className: string }) {
  const built: readonly YardPart[] = yardBuilt[moment ?? 'automation'];
  const layer = `landscape ${className}`;
  return (
    <>
      {built.map(({ part, pan = 0 }) => (
        <Drawing
          key={part}
          sprite="yard"
          name={part}
          viewBox={`${-pan} 0 ${yardWidth} ${yardHeight}`}
          className={layer}
        />
      ))}
      {moment && (
        <Drawing
          sprite={`yard-${moment}`}
          name="moment"
          viewBox={`0 0 ${yardWidth} ${yardHeight}`}
          className={layer}
        />
      )}
    </>
  );
}

/** The class of a box that shows the yard at a moment: where to look, and whether it is dusk. */
export function momentClass(moment: ServiceDrawing): string {
  const { dusk }: YardLineState = yardLineStates[moment];
  return dusk ? `moment-${moment} dusk` : `moment-${moment}`;
}
