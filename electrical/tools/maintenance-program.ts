/** The tasks for each kind of equipment, with their intervals and sources. */
export interface MaintenanceProgram {
  equipment: readonly EquipmentProgram[];
}

export interface EquipmentProgram {
  /** The id in addresses. Example: switchgear */
  id: string;
  name: string;
  /** Tasks of the rounds, done with the equipment in service. */
  rounds: readonly RoundTask[];
  tests: readonly (ProgramTask & { months: Intervals })[];
}

export interface ProgramTask {
  task: string;
  /** The state of the equipment during the task. */
  state: string;
  /** The finding or reading at which to call for help. */
  limit?: string | undefined;
  /** The source of the interval, and of the method if it has its own standard. */
  source: string;
}

export interface RoundTask extends ProgramTask {
  every: RoundName;
  /** Total labor each time, of all workers. */
  minutes: { low: number; high: number };
}

/** Months from one test to the next in Condition 1, 2 and 3. */
type Intervals = readonly [one: number, two: number, three: number];

/** The condition by NFPA 70B: the worst of physical state, criticality and environment. */
export type Condition = 1 | 2 | 3;

export const roundNames = ['daily', 'weekly', 'monthly', 'quarterly'] as const;

export type RoundName = (typeof roundNames)[number];

/** Total minutes of labor of these tasks, each time. */
export function laborOf(tasks: readonly Pick<RoundTask, 'minutes'>[]): RoundTask['minutes'] {
  const sum = (end: 'low' | 'high') => tasks.reduce((all, { minutes }) => all + minutes[end], 0);
  return { low: sum('low'), high: sum('high') };
}
