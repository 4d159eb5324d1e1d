import type { LineConductor } from './line-conductors.ts';

export interface LineWeather {
  ambientCelsius: number;
  /** Across the conductor; 0 in still air. */
  windFeetPerSecond: number;
  /** Whether the sun is on it: overhead, in clear air. */
  sun: boolean;
  elevationFeet: number;
}

/** Within these, the sun alone leaves a conductor cooler than its limit. */
export const weatherLimits = {
  ambientCelsius: [0, 50],
  windFeetPerSecond: [0, 50],
  elevationFeet: [0, 10_000],
} as const satisfies Partial<Record<keyof LineWeather, unknown>>;

/** Heat that a conductor gives off and takes up, in watts per meter. */
interface HeatBalance {
  convected: number;
  radiated: number;
  absorbed: number;
}

/** What a conductor carries in some weather, and the balance that it follows from. */
interface ConductorRating extends HeatBalance {
  amperes: number;
  ohmsPerMeter: number;
}

/**
 * The current that holds a bare conductor at its temperature limit by IEEE 738, steady state,
 * I = √((qc + qr − qs) ÷ R). The edition in force is IEEE 738-2023. Clauses and equations are numbered
 * here and below as in IEEE 738-2012, from which they were taken (this one: 4.4.1).
 */
export function rateConductor(conductor: LineConductor, weather: LineWeather): ConductorRating {
  const heat = balanceHeat(conductor.diameterInches, limitCelsius, surface, weather);
  const ohmsPerMeter =
    (conductor.resistanceOhmsPerMile / metersPerMile) *
    ((zeroResistanceCelsius + limitCelsius) / (zeroResistanceCelsius + 50));
  const net = heat.convected + heat.radiated - heat.absorbed;
  return { ...heat, ohmsPerMeter, amperes: Math.sqrt(net / ohmsPerMeter) };
}

/** The conductor's limit in Kersting's table, and of ordinary continuous ratings of ACSR. */
export const limitCelsius = 75;

/** Of a conductor some years in service; IEEE 738 has 0.23 when new to 0.91 when old. */
const surface = { emissivity: 0.5, absorptivity: 0.5 };

/** Where the resistance of 1350-H19 aluminum would reach zero: 1 ÷ 0.00403 − 20 (ASTM B230). */
const zeroResistanceCelsius = 228.1;

const metersPerMile = 1609.344;
const metersPerFoot = 0.3048;
const metersPerInch = 0.0254;

/** The heat of a conductor of this diameter and temperature, by the equations of IEEE 738, numbered as in the edition of 2012. */
export function balanceHeat(
  diameterInches: number,
  celsius: number,
  { emissivity, absorptivity }: typeof surface,
  { ambientCelsius, windFeetPerSecond, sun, elevationFeet }: LineWeather,
): HeatBalance {
  const diameter = diameterInches * metersPerInch;
  const wind = windFeetPerSecond * metersPerFoot;
  const elevation = elevationFeet * metersPerFoot;
  const rise = celsius - ambientCelsius;
  const film = (celsius + ambientCelsius) / 2;
  // Air at film temperature: viscosity (13a), density (14a), thermal conductivity (15a).
  const viscosity = (1.458e-6 * (film + 273) ** 1.5) / (film + 383.4);
  const density = (1.293 - 1.525e-4 * elevation + 6.379e-9 * elevation ** 2) / (1 + 0.00367 * film);
  const conductivity = 2.424e-2 + 7.477e-5 * film - 4.407e-9 * film ** 2;
  const reynolds = (diameter * density * wind) / viscosity;
  return {
    // The largest of forced convection in low wind (3a), in high wind (3b), both across the line, and in still air (5a).
    convected: Math.max(
      (1.01 + 1.35 * reynolds ** 0.52) * conductivity * rise * Number(wind > 0),
      0.754 * reynolds ** 0.6 * conductivity * rise,
      3.645 * density ** 0.5 * diameter ** 0.75 * rise ** 1.25,
    ),
    // (7a)
    radiated:
      17.8 *
      diameter *
      emissivity *
      (((celsius + 273) / 100) ** 4 - ((ambientCelsius + 273) / 100) ** 4),
    // (8), the beam at a right angle to the line.
    absorbed: sun ? absorptivity * solarWatts(90, elevation) * diameter : 0,
  };
}

/**
 * Sun on a surface that faces it, in clear air, by the sun's altitude in degrees and the elevation in
 * meters: IEEE 738-2012, (18) to (20) with table 3. Watts per square meter.
 */
export function solarWatts(altitude: number, elevation: number): number {
  const atSeaLevel = clearAir.reduce((sum, term, power) => sum + term * altitude ** power, 0);
  return atSeaLevel * (1 + 1.148e-4 * elevation - 1.108e-8 * elevation ** 2);
}

const clearAir = [
  -42.2391, 63.8044, -1.922, 3.46921e-2, -3.61118e-4, 1.94318e-6, -4.07608e-9,
] as const;
