/**
 * One day at a site with its own power plant: constant load, gas units, solar, and storage that lasts a few
 * minutes.
 */
export const microgridDayData = {
  /** Load in megawatts. */
  load: 5,
  /** Solar power at noon in megawatts, and the day's solar energy in megawatt-hours. */
  solar: { peak: 3, energy: 21.6 },
  /** Rating of one gas unit in megawatts, and the number of gas units running at night and at noon. */
  gas: { rating: 1.5, night: 4, noon: 2 },
  /** Cloud that passes over the solar field at noon. */
  cloud: {
    /** Solar power under the cloud, in megawatts. */
    solar: 1,
    /**
     * Duration of the cloud in minutes, measured from the midpoint of its first edge to the midpoint of its
     * second edge.
     */
    minutes: 10,
    /** Minutes that each edge takes to cross the solar field. */
    edge: 2,
  },
};

type MicrogridDayData = typeof microgridDayData;

/**
 * Splits a constant load between solar, gas and storage over a day, in megawatts, megawatt-hours and hours.
 *
 * Solar power is half a sine wave around noon with an energy of peak × daylight × 2/π, which gives the hours of
 * daylight. Gas carries the rest of the load. At noon a cloud passes. While its first edge crosses the solar
 * field, the running gas units ramp up to their rating, and storage supplies the missing power. The energy from
 * storage is this power × the duration of the cloud, because the duration is measured between the midpoints of
 * the two edges.
 */
export function dayEnergy({ load, solar, gas, cloud }: MicrogridDayData) {
  const daylight = (Math.PI / 2) * (solar.energy / solar.peak);
  const sunrise = 12 - daylight / 2;
  const gasUnderCloud = gas.noon * gas.rating;
  const storagePower = load - cloud.solar - gasUnderCloud;
  return {
    sunrise,
    /** Gas power at a given daylight hour without clouds, in megawatts. */
    gasPower: (hour: number) =>
      load - solar.peak * Math.sin((Math.PI * (hour - sunrise)) / daylight),
    /** Gas power and storage power under the cloud, in megawatts. */
    gasUnderCloud,
    storagePower,
    /** Energy from storage during the cloud, in megawatt-hours. */
    storageEnergy: (storagePower * cloud.minutes) / 60,
    /** The day's energy from gas, in megawatt-hours. */
    gasEnergy: 24 * load - solar.energy,
    /** Load of each running gas unit at night, and at noon without clouds, in megawatts. */
    unitLoad: { night: load / gas.night, noon: (load - solar.peak) / gas.noon },
    /** Percent of the day's energy that is solar. */
    solarShare: (100 * solar.energy) / (24 * load),
  };
}

const { load } = microgridDayData;
const day = dayEnergy(microgridDayData);

/** Numbers that the figure's `caption` and `words` in an article can insert as placeholders. */
export const microgridDayNumbers = {
  ...microgridDayData,
  energy: 24 * load,
  burnt: day.gasEnergy,
  solarShare: Math.round(day.solarShare),
  each: day.unitLoad,
  /** Gas power at noon without clouds, and power of the same gas units under the cloud, in megawatts. */
  noon: day.unitLoad.noon * microgridDayData.gas.noon,
  reached: day.gasUnderCloud,
  stored: day.storagePower,
  storedEnergy: day.storageEnergy.toFixed(2),
};
