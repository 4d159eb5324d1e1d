import { formatCelsiusAndFahrenheit } from '#electrical/fahrenheit.ts';

/** How fast transformer insulation ages by its hottest point, with loadings marked on the curve. */
export const hotSpotAgingData = {
  /** Hot spot at which insulation ages at its normal rate, and temperature of the air, °C. */
  reference: 110,
  ambient: 40,
  /** Loadings marked on the curve: percent of the rating, and the steady hot spot in °C. */
  points: [
    { load: 80, hotSpot: 98.8 },
    { load: 100, hotSpot: 120 },
    { load: 110, hotSpot: 131.7 },
  ],
};

/**
 * The aging acceleration factor of IEEE C57.91 for 65 °C-rise units with thermally upgraded paper:
 * F = exp(15000/(reference + 273) − 15000/(T + 273)), where T is the hot spot in °C.
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
