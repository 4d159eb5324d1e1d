import type { LineConductor } from './line-conductors.ts';

export interface LineWeather {
  ambientCelsius: number;
  /** Wind speed perpendicular to the conductor; 0 is still air. */
  windFeetPerSecond: number;
  /** Whether the sun shines on the conductor. If so, the sun is assumed to be overhead in clear air. */
  sun: boolean;
  elevationFeet: number;
}

/** Allowed ranges of the inputs. Within these ranges, the sun alone cannot heat a conductor to its limit. */
export const weatherLimits = {
  ambientCelsius: [0, 50],
  windFeetPerSecond: [0, 50],
  elevationFeet: [0, 10_000],
} as const satisfies Partial<Record<keyof LineWeather, unknown>>;

/** Heat losses and solar heat gain of a conductor, in watts per meter. */
interface HeatBalance {
  convected: number;
  radiated: number;
  absorbed: number;
}

/** The rating of a conductor, and the heat balance used to calculate the rating. */
interface ConductorRating extends HeatBalance {
  amperes: number;
  ohmsPerMeter: number;
}

/** Temperature limit of a conductor, as in Kersting's table and in common continuous ratings of ACSR. */
export const limitCelsius = 75;

/** Surface properties of a conductor after some years in service. IEEE 738 gives 0.23 (new) to 0.91 (old). */
const surface = { emissivity: 0.5, absorptivity: 0.5 };

/**
 * Inferred zero-resistance temperature of 1350-H19 aluminum, in °C below zero. Calculated as 1 ÷ 0.00403 − 20
 * (ASTM B230).
 */
const zeroResistanceCelsius = 228.1;

/** Conductor temperature at which `lineConductors` states resistances. */
const tableCelsius = 50;

const metersPerMile = 1609.344;
const metersPerFoot = 0.3048;
const metersPerInch = 0.0254;

/** Altitude of the sun straight overhead. */
const overheadDegrees = 90;

/**
 * Coefficients, from power 0 to power 6, of the polynomial for solar heat in clear air at sea level (IEEE 738,
 * table 3).
 */
const clearAir = [
  -42.2391, 63.8044, -1.922, 3.46921e-2, -3.61118e-4, 1.94318e-6, -4.07608e-9,
] as const;

/**
 * Calculates the steady current at which a bare conductor reaches its temperature limit, per IEEE 738:
 * I = √((qc + qr − qs) ÷ R). The numbers of clauses and equations in this file refer to IEEE 738-2012, from
 * which the equations were taken (clause 4.4.1 for this one). The edition in force is IEEE 738-2023.
 */
export function rateConductor(conductor: LineConductor, weather: LineWeather): ConductorRating {
  const heat = balanceHeat(conductor.diameterInches, limitCelsius, surface, weather);
  const ohmsPerMeter =
    (conductor.resistanceOhmsPerMile / metersPerMile) *
    ((zeroResistanceCelsius + limitCelsius) / (zeroResistanceCelsius + tableCelsius));
  const net = heat.convected + heat.radiated - heat.absorbed;
  return { ...heat, ohmsPerMeter, amperes: Math.sqrt(net / ohmsPerMeter) };
}

/** Calculates the heat balance of a conductor at `celsius`. Equation numbers refer to IEEE 738-2012. */
export function balanceHeat(
  diameterInches: number,
  celsius: number,
  { emissivity, absorptivity }: typeof surface,
  { ambientCelsius, windFeetPerSecond, sun, elevationFeet }: LineWeather,
): HeatBalance {
  // IEEE 738 uses meters and meters per second.
  const diameter = diameterInches * metersPerInch;
  const wind = windFeetPerSecond * metersPerFoot;
  const elevation = elevationFeet * metersPerFoot;
  const rise = celsius - ambientCelsius;
  const filmCelsius = (celsius + ambientCelsius) / 2;
  // Properties of air at film temperature: viscosity (13a), density (14a), thermal conductivity (15a).
  const viscosity = (1.458e-6 * (filmCelsius + 273) ** 1.5) / (filmCelsius + 383.4);
  const density =
    (1.293 - 1.525e-4 * elevation + 6.379e-9 * elevation ** 2) / (1 + 0.00367 * filmCelsius);
  const conductivity = 2.424e-2 + 7.477e-5 * filmCelsius - 4.407e-9 * filmCelsius ** 2;
  const reynolds = (diameter * density * wind) / viscosity;
  // Forced convection in low wind (3a) and in high wind (3b), perpendicular to the line, and natural convection in
  // still air (5a). IEEE 738 uses the largest of them.
  const lowWind = wind > 0 ? (1.01 + 1.35 * reynolds ** 0.52) * conductivity * rise : 0;
  const highWind = 0.754 * reynolds ** 0.6 * conductivity * rise;
  const stillAir = 3.645 * density ** 0.5 * diameter ** 0.75 * rise ** 1.25;
  return {
    convected: Math.max(lowWind, highWind, stillAir),
    // Radiated heat loss (7a).
    radiated:
      17.8 *
      diameter *
      emissivity *
      (((celsius + 273) / 100) ** 4 - ((ambientCelsius + 273) / 100) ** 4),
    // Solar heat gain (8), with the sun's rays perpendicular to the line.
    absorbed: sun ? absorptivity * solarWatts(overheadDegrees, elevation) * diameter : 0,
  };
}

/**
 * Calculates the solar heat on a surface that faces the sun in clear air, in watts per square meter, by
 * equations (18) to (20) and table 3 of IEEE 738-2012.
 *
 * @param altitudeDegrees Altitude of the sun above the horizon.
 * @param elevationMeters Elevation of the site above sea level.
 */
export function solarWatts(altitudeDegrees: number, elevationMeters: number): number {
  const atSeaLevel = clearAir.reduce(
    (sum, coefficient, power) => sum + coefficient * altitudeDegrees ** power,
    0,
  );
  return atSeaLevel * (1 + 1.148e-4 * elevationMeters - 1.108e-8 * elevationMeters ** 2);
}
