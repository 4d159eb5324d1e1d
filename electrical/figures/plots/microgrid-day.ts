/** A day of a site on its own power: a steady load, gas under solar, storage for minutes. */
export const microgridDayData = {
  /** The steady load. Megawatts. */
  load: 5,
  solar: {
    /** At noon. Megawatts. */
    peak: 3,
    /** Over the day. Megawatt-hours; the width of the bell follows from it. */
    energy: 21.6,
  },
  gas: {
    /** What one unit can reach. Megawatts. */
    rating: 1.5,
    /** Units that run at night. */
    night: 4,
    /** Units that run at noon. */
    noon: 2,
  },
  /** A cloud at noon, until another unit has started. */
  cloud: {
    /** What solar still gives. Megawatts. */
    solar: 1,
    /**
     * How long storage stands in, from the middle of one edge to the middle of the other.
     * Minutes.
     */
    minutes: 10,
    /** How long either edge takes to cross the field; gas follows it. Minutes. */
    edge: 2,
  },
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
    /** What gas carries by day at an hour without clouds. */
    carried: (hour: number) =>
      load - solar.peak * Math.sin((Math.PI * (hour - sunrise)) / daylight),
    /** What the gas units that run at noon rise to, and what storage gives meanwhile. */
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

/** What the words may state: the data, and who carries how much of the day. */
export const microgridDayNumbers = {
  ...microgridDayData,
  /** Megawatt-hours of the load. */
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
