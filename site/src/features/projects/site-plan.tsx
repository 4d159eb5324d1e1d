import { sitePlanViewBox } from '#drawings/index.ts';
import { Drawing } from '#site/drawings/drawing.tsx';
import type { DrawingName } from '#site/drawings/sprites.tsx';

/** A project's site in plan, on a sheet of its own; `fill` cuts it to its place, around its substation and route. */
export const SitePlan = ({ project, fill = false }: { project: string; fill?: boolean }) => (
  <Drawing
    sprite="projects"
    name={project as DrawingName<'projects'>}
    viewBox={fill ? `0 ${stripTop[project] ?? 0} 400 154` : sitePlanViewBox}
    className="scene project-plan"
    preserveAspectRatio={fill ? 'xMidYMid slice' : undefined}
  />
);

/** Where a strip of 400 by 154 begins that shows whole rows, the substation and its route to the utility. */
const stripTop: Record<string, number> = {
  'solar-farms': 136,
  'wind-farms': 112,
  'battery-storage': 57,
};
