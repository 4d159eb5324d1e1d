/** A day of a site with its own power: a steady load, gas, solar, and storage for minutes. */
export const microgridDayData = {
  /** Megawatts. */
  load: 5,
  /** Megawatts at noon, megawatt-hours of the day. The hours of daylight follow from both. */
  solar: { peak: 3, energy: 21.6 },
  /** Rating of one unit in megawatts, and the number of units that run at night and at noon. */
  gas: { rating: 1.5, night: 4, noon: 2 },
  /**
   * A cloud at noon: megawatts of solar under the cloud; minutes from the middle of its first edge to the
   * middle of its second edge, by when another gas unit has started; minutes in which an edge crosses the
   * field.
   */
  cloud: { solar: 1, minutes: 10, edge: 2 },
};

type MicrogridDayData = typeof microgridDayData;

/**
 * How a steady load is carried through a day. Solar is half a sine wave around noon, so daylight
 * follows from its energy, which is peak × daylight × 2/π. Gas carries the rest of the load. At noon a
 * cloud passes: as its edge crosses the field, the running gas units rise to their rating, and storage
 * fills the rest. The energy from storage is its power × the minutes of the cloud, because these are
 * counted from the middle of each edge. Megawatts, megawatt-hours and hours.
 */
export function dayEnergy({ load, solar, gas, cloud }: MicrogridDayData) {
  const daylight = (Math.PI / 2) * (solar.energy / solar.peak);
  const sunrise = 12 - daylight / 2;
  const reached = gas.noon * gas.rating;
  const stored = load - cloud.solar - reached;
  return {
    sunrise,
    /** Gas by day at an hour without clouds, megawatts. */
    carried: (hour: number) =>
      load - solar.peak * Math.sin((Math.PI * (hour - sunrise)) / daylight),
    reached,
    stored,
    storedEnergy: (stored * cloud.minutes) / 60,
    burnt: 24 * load - solar.energy,
    /** Load of each gas unit at night, and at noon without clouds. */
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
  /** Megawatts of gas at noon, and of the same units under the cloud. */
  noon: each.noon * microgridDayData.gas.noon,
  reached,
  stored,
  storedEnergy: storedEnergy.toFixed(2),
};
