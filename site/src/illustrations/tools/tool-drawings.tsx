import type { ReactElement } from 'react';
import type { Calculator } from '#site/schemas/tool.ts';
import { lineReach } from './line-reach.tsx';
import { stopAndPlan } from './stop-and-plan.tsx';
import { yearsOfRounds } from './years-of-rounds.tsx';

/** A drawing of a tool's example, for the list of tools and for social cards. */
export interface ToolDrawing {
  /** Width and height, in the drawing's units. */
  box: readonly [width: number, height: number];
  draw(): ReactElement;
}

/** What shows of each tool; one without a drawing has words alone. */
export const toolDrawings: Partial<Record<Calculator, ToolDrawing>> = {
  'line-voltage': lineReach,
  'downtime-cost': stopAndPlan,
  'maintenance-calendar': yearsOfRounds,
};
