import type { DrawingProps } from '#drawings/drawing.tsx';
import { LineReach } from '#drawings/tools/line-reach.tsx';
import { OutageCostChart } from '#drawings/tools/outage-cost-chart.tsx';
import { YearLine } from '#drawings/tools/year-line.tsx';
import type { MaintenanceProgram } from '#electrical/tools/maintenance-program.ts';
import { planMaintenance } from '#electrical/tools/maintenance-schedule.ts';
import type { ToolExample } from '#schemas/tool.ts';

/** The drawing does not show the text of tasks, so the text is empty. */
const anyTask = { task: '', state: '', source: '', minutes: { low: 0, high: 0 } };

/** The example of the calendar is fixed, because the owner's program would fill the small drawing with ticks. */
const exampleProgram: MaintenanceProgram = {
  equipment: [
    {
      id: 'gear',
      name: '',
      rounds: [
        { ...anyTask, every: 'weekly' },
        { ...anyTask, every: 'monthly' },
        { ...anyTask, every: 'quarterly' },
      ],
      // Months between tests in Conditions 1, 2 and 3. In Condition 3, there are two outages a year.
      tests: [{ ...anyTask, months: [12, 12, 6] }],
    },
  ],
};

interface ToolDrawingProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  example: ToolExample;
}

/** Drawing of a tool's example result, for cards that link to the tool. */
export function ToolDrawing({ example, ...root }: ToolDrawingProps) {
  const { calculator, weather, downtime } = example;
  switch (calculator) {
    case 'line-voltage':
      return weather && <LineReach weather={weather} {...root} />;
    case 'downtime-cost':
      return downtime && <OutageCostChart input={downtime} size="narrow" {...root} />;
    case 'maintenance-calendar':
      return <YearLine schedule={planExample()} size="narrow" {...root} />;
  }
}

/** Plans three years with weekly, monthly and quarterly rounds and two outages per year. */
function planExample() {
  return planMaintenance(exampleProgram, {
    conditions: { gear: 3 },
    start: { year: 2027, month: 1 },
    years: 3,
    weekday: 'MO',
    outage: { month: 10, week: 3, days: 3, skipHolidays: false },
  });
}
