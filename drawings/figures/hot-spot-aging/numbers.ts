import { formatCelsiusAndFahrenheit } from '#electrical/fahrenheit.ts';

/** Hot-spot temperatures of a transformer: the reference for normal aging, and loadings marked on the curve. */
export const hotSpotAgingData = {
  /** Hot-spot temperature at which insulation ages at its normal rate, °C. */
  reference: 110,
  /** Air temperature, °C. */
  ambient: 40,
  /** Loadings marked on the curve: percent of the rating, and the steady hot-spot temperature in °C. */
  points: [
    { load: 80, hotSpot: 98.8 },
    { load: 100, hotSpot: 120 },
    { load: 110, hotSpot: 131.7 },
  ],
};

/**
 * Returns the aging acceleration factor (IEEE C57.91) for 65 °C-rise units with thermally upgraded paper:
 * F = exp(15000/(reference + 273) − 15000/(T + 273)), where T is the hot-spot temperature in °C.
 */
export function agingFactor(hotSpot: number, reference: number): number {
  return Math.exp(15000 / (reference + 273) - 15000 / (hotSpot + 273));
}

const { reference, ambient, points } = hotSpotAgingData;

export const hotSpotAgingNumbers = {
  reference: formatCelsiusAndFahrenheit(reference),
  /** The reference in kelvin, as in the equation. */
  kelvin: reference + 273,
  ambient: formatCelsiusAndFahrenheit(ambient),
  points: points.map(({ load, hotSpot }) => ({
    load,
    hotSpot: formatCelsiusAndFahrenheit(hotSpot, 1),
    factor: agingFactor(hotSpot, reference).toPrecision(2),
  })),
};
