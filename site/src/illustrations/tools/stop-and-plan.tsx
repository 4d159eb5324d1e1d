import { StopCostChart, stopCostSizes } from './stop-cost-chart.tsx';
import type { ToolDrawing } from './tool-drawing.ts';

/** What a stop costs by its length, and a year of the plan across it. */
export const stopAndPlan: ToolDrawing = {
  box: stopCostSizes.narrow,
  draw: ({ downtime }) => downtime && <StopCostChart input={downtime} size="narrow" />,
};
