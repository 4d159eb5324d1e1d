import type { MaintenanceProgram } from '#site/tools/maintenance-program.ts';
import { planMaintenance } from '#site/tools/maintenance-schedule.ts';
import type { ToolDrawing } from './tool-drawing.ts';
import { YearLine, yearLineSize } from './year-line.tsx';

/** Three years with their rounds, opened twice a year. */
export const yearsOfRounds: ToolDrawing = {
  get box() {
    return yearLineSize(plan(), 'narrow');
  },
  draw: () => <YearLine schedule={plan()} size="narrow" />,
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

const task = { task: '', state: '', source: '' };
const hours = { low: 0, high: 0, days: 1 };
const program: MaintenanceProgram = {
  rounds: { daily: hours, weekly: hours, monthly: hours, quarterly: hours },
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
