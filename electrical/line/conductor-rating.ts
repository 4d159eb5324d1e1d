import type { LineConductor } from './line-conductors.ts';

export interface LineWeather {
  ambientCelsius: number;
  /** Wind across the conductor; 0 is still air. */
  windFeetPerSecond: number;
  /** Whether the sun shines on the conductor: from overhead, in clear air. */
  sun: boolean;
  elevationFeet: number;
}

/** Limits of the inputs. Within them, the sun alone cannot heat a conductor to its temperature limit. */
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

/** The rating of a conductor, and the heat balance from which it is calculated. */
interface ConductorRating extends HeatBalance {
  amperes: number;
  ohmsPerMeter: number;
}

/**
 * The steady current at which a bare conductor reaches its temperature limit, by IEEE 738:
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

/** Temperature limit of the conductor, as in Kersting's table and in usual continuous ratings of ACSR. */
export const limitCelsius = 75;

/** Surface of a conductor after some years in service; IEEE 738 has 0.23 (new) to 0.91 (old). */
const surface = { emissivity: 0.5, absorptivity: 0.5 };

/** Inferred zero-resistance temperature of 1350-H19 aluminum, °C below zero: 1 ÷ 0.00403 − 20 (ASTM B230). */
const zeroResistanceCelsius = 228.1;

const metersPerMile = 1609.344;
const metersPerFoot = 0.3048;
const metersPerInch = 0.0254;

/** The heat balance of a conductor, by the equations of IEEE 738, numbered as in the edition of 2012. */
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
    // Radiated heat loss (7a).
    radiated:
      17.8 *
      diameter *
      emissivity *
      (((celsius + 273) / 100) ** 4 - ((ambientCelsius + 273) / 100) ** 4),
    // Solar heat gain (8), with the sun's rays at a right angle to the line.
    absorbed: sun ? absorptivity * solarWatts(90, elevation) * diameter : 0,
  };
}

/**
 * Solar heat on a surface that faces the sun, in clear air, watts per square meter: IEEE 738-2012, (18) to
 * (20) with table 3. `altitude` of the sun is in degrees, `elevation` of the site in meters.
 */
export function solarWatts(altitude: number, elevation: number): number {
  const atSeaLevel = clearAir.reduce((sum, term, power) => sum + term * altitude ** power, 0);
  return atSeaLevel * (1 + 1.148e-4 * elevation - 1.108e-8 * elevation ** 2);
}

const clearAir = [
  -42.2391, 63.8044, -1.922, 3.46921e-2, -3.61118e-4, 1.94318e-6, -4.07608e-9,
] as const;
