import { fahrenheit } from '../fahrenheit.ts';
import { agingFactor } from './aging-factor.ts';
import { hotSpotAgingData } from './hot-spot-aging-data.ts';

const { reference, ambient, points } = hotSpotAgingData;

const both = (celsius: number, digits = 0) =>
  `${celsius.toFixed(digits)} °C (${fahrenheit(celsius)} °F)`;

/** What the words may state: the reference, the air, and each loading's hot spot and aging. */
export const hotSpotAgingNumbers = {
  reference: both(reference),
  /** Kelvin, as the equation has it. */
  kelvin: reference + 273,
  ambient: both(ambient),
  points: points.map(({ load, hotSpot }) => ({
    load,
    hotSpot: both(hotSpot, 1),
    factor: agingFactor(hotSpot, reference).toPrecision(2),
  })),
};
