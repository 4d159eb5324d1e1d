import { SvgFile } from '#drawings/svg-file.tsx';
import { yardSize } from '#drawings/yard/yard-geometry.ts';
import { yardInService, yardScenes } from '#drawings/yard/yard-scenes.ts';
import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import '#ui/pictures/scene.css';
import './yard-scene.css';

interface YardSceneProps {
  drawing?: ServiceDrawing;
  className: string;
}

/**
 * Picture of the yard, in overlapping layers: the scene of a service's drawing or, if `drawing` is undefined, the whole
 * yard in normal operation.
 */
export function YardScene({ drawing, className }: YardSceneProps) {
  const layers = drawing ? yardScenes[drawing].layers : yardInService;
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
export function sceneClass(drawing: ServiceDrawing): string {
  const { isAlwaysDark } = yardScenes[drawing];
  return isAlwaysDark ? `scene-${drawing} always-dark` : `scene-${drawing}`;
}
