/** A day of a site on its own power: a steady load, gas under solar, storage for minutes. */
export const microgridDayData = {
  /** Megawatts. */
  load: 5,
  /** Megawatts at noon, megawatt-hours of the day; the width of the bell follows from both. */
  solar: { peak: 3, energy: 21.6 },
  /** Megawatts of one unit, and how many run at night and at noon. */
  gas: { rating: 1.5, night: 4, noon: 2 },
  /**
   * A cloud at noon, until another unit has started: megawatts of solar under it, minutes of storage
   * from the middle of one edge to that of the other, minutes in which an edge crosses the field.
   */
  cloud: { solar: 1, minutes: 10, edge: 2 },
};

type MicrogridDayData = typeof microgridDayData;

/**
 * Who carries a steady load through a day. Solar is half a sine wave around noon: its energy,
 * peak × daylight × 2/π, gives the daylight; gas carries what it leaves of the load. At noon a cloud
 * passes; while its edge crosses the field the units already running rise to their rating, and
 * storage fills the rest. Both edges lie evenly about the minutes counted, so storage gives its
 * power × these. Megawatts, megawatt-hours and hours.
 */
export function dayEnergy({ load, solar, gas, cloud }: MicrogridDayData) {
  const daylight = (Math.PI / 2) * (solar.energy / solar.peak);
  const sunrise = 12 - daylight / 2;
  const reached = gas.noon * gas.rating;
  const stored = load - cloud.solar - reached;
  return {
    sunrise,
    /** What gas carries by day at an hour without clouds. Megawatts. */
    carried: (hour: number) =>
      load - solar.peak * Math.sin((Math.PI * (hour - sunrise)) / daylight),
    reached,
    stored,
    storedEnergy: (stored * cloud.minutes) / 60,
    burnt: 24 * load - solar.energy,
    /** What each gas unit carries at night, and at noon without clouds. */
    each: { night: load / gas.night, noon: (load - solar.peak) / gas.noon },
    /** Percent of the day's energy that is solar. */
    solarShare: (100 * solar.energy) / (24 * load),
  };
}

const { load } = microgridDayData;
const { burnt, solarShare, stored, storedEnergy, reached, each } = dayEnergy(microgridDayData);

export const microgridDayNumbers = {
  ...microgridDayData,
  energy: 24 * load,
  burnt,
  solarShare: Math.round(solarShare),
  each,
  /** Megawatts of gas at noon, and what the same units climb to under the cloud. */
  noon: each.noon * microgridDayData.gas.noon,
  reached,
  stored,
  storedEnergy: storedEnergy.toFixed(2),
};
