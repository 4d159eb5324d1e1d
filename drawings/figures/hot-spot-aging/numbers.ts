import { formatCelsiusAndFahrenheit } from '#electrical/fahrenheit.ts';
import { tenth } from '#electrical/tenth.ts';

/** Hot-spot temperatures of a transformer: the reference for normal aging, and loadings marked on the curve. */
export const hotSpotAgingData = {
  /** Hot-spot temperature at which insulation ages at its normal rate, °C. */
  reference: 110,
  /** Air temperature, °C. */
  ambient: 40,
  /** Loadings marked on the curve, percent of the rating. */
  loads: [80, 100, 110],
  /** Range of the hot-spot axis, °C. */
  hotSpots: { from: 90, to: 140 },
  /** Range of the aging-factor axis. */
  factors: { from: 0.1, to: 20 },
};

/**
 * A self-cooled transformer with an average winding rise of 65 °C. These are typical values chosen for the example, not
 * taken from a nameplate or a test report.
 */
const transformer = {
  /** Rise of the top oil over the air, at 100% load. */
  oilRiseCelsius: 55,
  /** Rise of the hot spot over the top oil, at 100% load. */
  hotSpotOverOilCelsius: 25,
  /** Load losses at 100% load, divided by no-load losses. */
  lossRatio: 5,
  /** Exponent of both rises for self-cooled units (n and m of IEEE C57.91). */
  exponent: 0.8,
};

/**
 * Returns the steady hot-spot temperature in °C, rounded to tenths, for a load in percent of the rating (the equations
 * of IEEE C57.91 for ultimate temperatures).
 */
export function steadyHotSpot(load: number, ambient: number): number {
  const { oilRiseCelsius, hotSpotOverOilCelsius, lossRatio, exponent } = transformer;
  // Losses in the windings grow with the square of the load.
  const square = (load / 100) ** 2;
  const oilRise = oilRiseCelsius * ((square * lossRatio + 1) / (lossRatio + 1)) ** exponent;
  const hotSpotOverOil = hotSpotOverOilCelsius * square ** exponent;
  return tenth(ambient + oilRise + hotSpotOverOil);
}

/**
 * Returns the aging acceleration factor (IEEE C57.91) for 65 °C-rise units with thermally upgraded paper:
 * F = exp(15000/(reference + 273) − 15000/(T + 273)), where T is the hot-spot temperature in °C.
 */
export function agingFactor(hotSpot: number, reference: number): number {
  return Math.exp(15000 / (reference + 273) - 15000 / (hotSpot + 273));
}

/** Formats an aging factor with two digits. Example: 2.7 */
export const formatFactor = (factor: number) => factor.toPrecision(2);

const { reference, ambient, loads, hotSpots, factors } = hotSpotAgingData;

/** The points on the curve, from the lowest load to the highest. */
export const loadPoints = loads.map((load) => {
  const hotSpot = steadyHotSpot(load, ambient);
  return { load, hotSpot, factor: agingFactor(hotSpot, reference) };
});

/**
 * Numbers that the figure's `caption` and `words` in an article can insert as placeholders: `{ambient}` becomes
 * 40 °C (104 °F).
 */
export const hotSpotAgingNumbers = {
  reference: formatCelsiusAndFahrenheit(reference),
  /** The reference in kelvin, as in the equation. */
  kelvin: reference + 273,
  ambient: formatCelsiusAndFahrenheit(ambient),
  hotSpots: {
    from: formatCelsiusAndFahrenheit(hotSpots.from),
    to: formatCelsiusAndFahrenheit(hotSpots.to),
  },
  factors,
  points: loadPoints.map(({ load, hotSpot, factor }) => ({
    load,
    hotSpot: formatCelsiusAndFahrenheit(hotSpot, 1),
    factor: formatFactor(factor),
  })),
};
