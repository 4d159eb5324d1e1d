import { SvgFile } from '#drawings/svg-file.tsx';
import { yardSize } from '#drawings/yard/yard-geometry.ts';
import { type YardLineState, yardLineStates } from '#drawings/yard/yard-line-state.ts';
import { yardInService, yardScenes } from '#drawings/yard/yard-scenes.ts';
import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import '#ui/pictures/scene.css';
import './yard-scene.css';

/**
 * Drawing of the yard, in overlapping layers. Shows the yard during the given service (`moment`); without a service,
 * the whole yard in normal operation.
 */
export function YardScene({ moment, className }: { moment?: ServiceDrawing; className: string }) {
  const layers = moment ? yardScenes[moment] : yardInService;
  return layers.map(({ name, svg, pan = 0 }) => (
    <SvgFile
      key={name}
      svg={svg}
      viewBox={`${-pan} 0 ${yardSize.width} ${yardSize.height}`}
      className={`landscape ${className}`}
    />
  ));
}

/** Returns the CSS classes of a box that shows the yard: the part to show and, if needed, the dark theme. */
export function momentClass(moment: ServiceDrawing): string {
  const { dusk }: YardLineState = yardLineStates[moment];
  return dusk ? `moment-${moment} dusk` : `moment-${moment}`;
}
