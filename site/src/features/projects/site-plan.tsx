import { sitePlanViewBox } from '#drawings/index.ts';
import { Drawing } from '#site/drawings/drawing.tsx';
import type { DrawingName } from '#site/drawings/sprites.tsx';

/** A project's site in plan, on a sheet of its own; `fill` cuts it to the shape of its place. */
export const SitePlan = ({ project, fill = false }: { project: string; fill?: boolean }) => (
  <Drawing
    sprite="projects"
    name={project as DrawingName<'projects'>}
    viewBox={sitePlanViewBox}
    className="scene project-plan"
    preserveAspectRatio={fill ? 'xMidYMid slice' : undefined}
  />
);
