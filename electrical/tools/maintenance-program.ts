/** What is to be done at each kind of equipment, how often, and who says so. */
export interface MaintenanceProgram {
  equipment: readonly EquipmentProgram[];
}

export interface EquipmentProgram {
  /** Short, for addresses. Example: switchgear */
  id: string;
  name: string;
  /** On the rounds, with the equipment in service. */
  rounds: readonly RoundTask[];
  tests: readonly (ProgramTask & { months: Intervals })[];
}

export interface ProgramTask {
  task: string;
  /** The state of the equipment while it is done. */
  state: string;
  /** The reading that ends the routine. */
  limit?: string | undefined;
  /** Where the interval, and the method if it has a standard of its own, is from. */
  source: string;
}

export interface RoundTask extends ProgramTask {
  every: RoundName;
  /** Labor each time, of everyone who does it. */
  minutes: { low: number; high: number };
}

/** Months from one test to the next in Condition 1, 2 and 3. */
type Intervals = readonly [one: number, two: number, three: number];

/** The condition of maintenance after NFPA 70B; the worst of state, criticality and surroundings. */
export type Condition = 1 | 2 | 3;

export const roundNames = ['daily', 'weekly', 'monthly', 'quarterly'] as const;

export type RoundName = (typeof roundNames)[number];

/** Minutes of labor that these tasks take together each time. */
export function laborOf(tasks: readonly Pick<RoundTask, 'minutes'>[]): RoundTask['minutes'] {
  const sum = (end: 'low' | 'high') => tasks.reduce((all, { minutes }) => all + minutes[end], 0);
  return { low: sum('low'), high: sum('high') };
}
