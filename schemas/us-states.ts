/** A state of the United States or the District of Columbia, as far as the content check compares facts with it. */
interface UsState {
  name: string;
  /** Time zones of the IANA list, the one of most people first. */
  timeZones: readonly string[];
}

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

const state = (name: string, ...timeZones: string[]): UsState => ({ name, timeZones });

/** The states by their two letters. */
export const usStates: Readonly<Record<string, UsState>> = {
  AL: state('Alabama', central, eastern),
  AK: state('Alaska', 'America/Anchorage', 'America/Adak'),
  AZ: state('Arizona', 'America/Phoenix', mountain),
  AR: state('Arkansas', central),
  CA: state('California', pacific),
  CO: state('Colorado', mountain),
  CT: state('Connecticut', eastern),
  DE: state('Delaware', eastern),
  DC: state('District of Columbia', eastern),
  FL: state('Florida', eastern, central),
  GA: state('Georgia', eastern),
  HI: state('Hawaii', 'Pacific/Honolulu'),
  ID: state('Idaho', mountain, pacific),
  IL: state('Illinois', central),
  IN: state('Indiana', eastern, central),
  IA: state('Iowa', central),
  KS: state('Kansas', central, mountain),
  KY: state('Kentucky', eastern, central),
  LA: state('Louisiana', central),
  ME: state('Maine', eastern),
  MD: state('Maryland', eastern),
  MA: state('Massachusetts', eastern),
  MI: state('Michigan', eastern, central),
  MN: state('Minnesota', central),
  MS: state('Mississippi', central),
  MO: state('Missouri', central),
  MT: state('Montana', mountain),
  NE: state('Nebraska', central, mountain),
  NV: state('Nevada', pacific, mountain),
  NH: state('New Hampshire', eastern),
  NJ: state('New Jersey', eastern),
  NM: state('New Mexico', mountain),
  NY: state('New York', eastern),
  NC: state('North Carolina', eastern),
  ND: state('North Dakota', central, mountain),
  OH: state('Ohio', eastern),
  OK: state('Oklahoma', central),
  OR: state('Oregon', pacific, mountain),
  PA: state('Pennsylvania', eastern),
  RI: state('Rhode Island', eastern),
  SC: state('South Carolina', eastern),
  SD: state('South Dakota', central, mountain),
  TN: state('Tennessee', central, eastern),
  TX: state('Texas', central, mountain),
  UT: state('Utah', mountain),
  VT: state('Vermont', eastern),
  VA: state('Virginia', eastern),
  WA: state('Washington', pacific),
  WV: state('West Virginia', eastern),
  WI: state('Wisconsin', central),
  WY: state('Wyoming', mountain),
};

/** States in which each operator of a transmission grid works. Operators that cover few states are enough here. */
export const gridStates: Readonly<Record<string, readonly string[]>> = {
  ERCOT: ['TX'],
  CAISO: ['CA', 'NV'],
  'ISO-NE': ['CT', 'MA', 'ME', 'NH', 'RI', 'VT'],
  NYISO: ['NY'],
};

/** Finds a state by its two letters or its name. */
export function findState(codeOrName: string): (UsState & { code: string }) | undefined {
  const wanted = codeOrName.trim().toLowerCase();
  const found = Object.entries(usStates).find(
    ([code, { name }]) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  return found && { code: found[0], ...found[1] };
}

/** Whether two time zones have the same time all year. Compares offsets, because many time zones have several names. */
export function keepSameTime(one: string, other: string): boolean {
  const days = [new Date('2026-01-15T12:00Z'), new Date('2026-07-15T12:00Z')];
  const timesIn = (timeZone: string) =>
    days.map((day) => day.toLocaleString('en-US', { timeZone })).join();
  return timesIn(one) === timesIn(other);
}
