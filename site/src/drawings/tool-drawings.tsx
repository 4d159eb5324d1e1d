import type { ReactNode } from 'react';
import {
  lineReach,
  OutageCostChart,
  outageCostSizes,
  YearLine,
  yearLineSize,
} from '#drawings/index.ts';
import type { MaintenanceProgram } from '#electrical/tools/maintenance-program.ts';
import { planMaintenance } from '#electrical/tools/maintenance-schedule.ts';
import type { Calculator, Tool } from '#schemas/tool.ts';

/** What a tool calculates, and the case that it opens with if its content has one. */
export type ToolExample = Pick<Tool, 'calculator' | 'weather' | 'downtime'>;

/** A drawing of a tool's example. */
interface ToolDrawing {
  /** Width and height, in the drawing's units. */
  box: readonly [width: number, height: number];
  draw(example: ToolExample): ReactNode;
}

export const toolDrawings: Partial<Record<Calculator, ToolDrawing>> = {
  /** How far each line voltage carries the article's load. */
  'line-voltage': {
    box: lineReach.box,
    draw: ({ weather }) => weather && lineReach.draw(weather),
  },
  /** What an outage costs by its length, and a year of the plan across it. */
  'downtime-cost': {
    box: outageCostSizes.narrow,
    draw: ({ downtime }) => downtime && <OutageCostChart input={downtime} size="narrow" />,
  },
  /** Three years with their rounds, opened twice a year. */
  'maintenance-calendar': {
    get box() {
      return yearLineSize(plan(), 'narrow');
    },
    draw: () => <YearLine schedule={plan()} size="narrow" />,
  },
};

function plan() {
  return planMaintenance(program, {
    conditions: { gear: 3 },
    start: { year: 2027, month: 1 },
    years: 3,
    weekday: 'MO',
    outage: { month: 10, week: 3, days: 3 },
  });
}

const task = { task: '', state: '', source: '', minutes: { low: 0, high: 0 } };
const program: MaintenanceProgram = {
  equipment: [
    {
      id: 'gear',
      name: '',
      rounds: [
        { ...task, every: 'weekly' },
        { ...task, every: 'monthly' },
        { ...task, every: 'quarterly' },
      ],
      tests: [{ ...task, months: [12, 12, 6] }],
    },
  ],
};
