/** What is to be done at each kind of equipment, how often, and who says so. */
export interface MaintenanceProgram {
  rounds: Record<RoundName, RoundTime>;
  equipment: readonly EquipmentProgram[];
}

export interface EquipmentProgram {
  /** Short, for addresses. Example: switchgear */
  id: string;
  name: string;
  /** On the rounds, with the equipment in service. */
  rounds: readonly (ProgramTask & { every: RoundName })[];
  /** In an outage. */
  tests: readonly (ProgramTask & { months: Intervals })[];
}

export interface ProgramTask {
  task: string;
  /** How the equipment stands while it is done. */
  state: string;
  /** The reading that ends the routine. */
  limit?: string | undefined;
  /** Where the interval, and the method if it has a standard of its own, is from. */
  source: string;
}

/** Months from one test to the next in Condition 1, 2 and 3. */
type Intervals = readonly [one: number, two: number, three: number];

/** How long one round takes at one facility, in hours, and how many days to book for it. */
interface RoundTime {
  low: number;
  high: number;
  days: number;
}

/** The condition of maintenance after NFPA 70B; the worst of state, criticality and surroundings. */
export type Condition = 1 | 2 | 3;

export const roundNames = ['daily', 'weekly', 'monthly', 'quarterly'] as const;

export type RoundName = (typeof roundNames)[number];

/** How often each round comes in a year of 365 days. */
const roundsPerYear: Record<RoundName, number> = {
  daily: 365,
  weekly: 52,
  monthly: 12,
  quarterly: 4,
};

/** Hours on task in a year at one facility, by round and together. */
export function yearOfRounds(rounds: MaintenanceProgram['rounds']) {
  const byRound = roundNames.map((name) => ({
    name,
    times: roundsPerYear[name],
    low: rounds[name].low * roundsPerYear[name],
    high: rounds[name].high * roundsPerYear[name],
  }));
  return {
    byRound,
    low: byRound.reduce((sum, { low }) => sum + low, 0),
    high: byRound.reduce((sum, { high }) => sum + high, 0),
  };
}
