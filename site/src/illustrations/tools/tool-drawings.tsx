import type { Calculator } from '#site/schemas/tool.ts';
import { lineReach } from './line-reach.tsx';
import { stopAndPlan } from './stop-and-plan.tsx';
import type { ToolDrawing } from './tool-drawing.ts';
import { yearsOfRounds } from './years-of-rounds.tsx';

/** What shows of each tool; one without a drawing has words alone. */
export const toolDrawings: Partial<Record<Calculator, ToolDrawing>> = {
  'line-voltage': lineReach,
  'downtime-cost': stopAndPlan,
  'maintenance-calendar': yearsOfRounds,
};
