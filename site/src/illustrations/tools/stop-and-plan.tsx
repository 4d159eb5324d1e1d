import type { DowntimeInput } from '#site/tools/downtime-cost.ts';
import { StopCostChart, stopCostSizes } from './stop-cost-chart.tsx';
import type { ToolDrawing } from './tool-drawings.tsx';

/** What a stop costs by its length, and a year of the plan across it. */
export const stopAndPlan: ToolDrawing = {
  box: stopCostSizes.narrow,
  draw: () => <StopCostChart input={drawnStop} size="narrow" />,
};

/** A day without half of a gas-lift field: the article's example, which the tool opens with. */
export const drawnStop: DowntimeInput = {
  stop: {
    wells: 20,
    barrelsPerWellPerDay: 120,
    hoursDown: 24,
    hoursOfRestart: 0,
    shareStopped: 0.5,
    dollarsPerBarrel: 70,
    netRevenueInterest: 0.75,
    shareLost: 0.05,
    repairDollars: { low: 4000, high: 12_000 },
    restartDollars: 0,
    waitingPeople: 0,
    waitingDollarsPerHour: 95,
  },
  plan: { hoursPerYear: 45, dollarsPerHour: 95, otherDollarsPerYear: 1725 },
};
