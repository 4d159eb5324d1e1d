import type { MicrogridDayData } from './microgrid-day-data.ts';

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
