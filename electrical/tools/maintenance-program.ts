/** Maintenance tasks by kind of equipment, with intervals and sources. */
export interface MaintenanceProgram {
  equipment: readonly EquipmentProgram[];
}

/** Months between tests in Conditions 1, 2 and 3. */
type Intervals = readonly [one: number, two: number, three: number];

export interface EquipmentProgram {
  /** Id in URLs. Example: switchgear */
  id: string;
  name: string;
  /** Tasks of the inspection rounds, done with the equipment in service. */
  rounds: readonly RoundTask[];
  tests: readonly (ProgramTask & { months: Intervals })[];
}

export interface ProgramTask {
  task: string;
  /** State of the equipment during the task. Example: de-energized */
  state: string;
  /** Finding or reading that requires a call for help. */
  limit?: string | undefined;
  /** Source of the interval, and of the method if the method has its own standard. */
  source: string;
}

export interface RoundTask extends ProgramTask {
  every: RoundInterval;
  /** Total labor of all workers each time the task is done. */
  minutes: { low: number; high: number };
}

/** Equipment condition per NFPA 70B: the worst of physical condition, criticality and environment. */
export type Condition = 1 | 2 | 3;

export const roundIntervals = ['daily', 'weekly', 'monthly', 'quarterly'] as const;

export type RoundInterval = (typeof roundIntervals)[number];

/** Total labor for one execution of all these tasks, in minutes. */
export function laborOf(tasks: readonly Pick<RoundTask, 'minutes'>[]): RoundTask['minutes'] {
  const sum = (end: 'low' | 'high') => tasks.reduce((all, { minutes }) => all + minutes[end], 0);
  return { low: sum('low'), high: sum('high') };
}
