import { fahrenheitRise } from '../../fahrenheit.ts';
import { enumerate } from '../state-numbers.ts';

/** A joint that warms up month by month beside a sound one, past its limits to a trip. */
export const trendToTripData = {
  names: { failing: 'BOLTED JOINT', sound: 'SIMILAR JOINT', survey: 'QUARTERLY SURVEY' },
  /** The sound part, and the failing one at the start. Degrees Celsius above ambient. */
  start: 8,
  /** In how many months the rise above ambient doubles. */
  doubling: 3.75,
  /**
   * Repair immediately: over `difference` from a similar part under similar load, over `alarm` above
   * ambient. At `trip` above ambient the part fails. Degrees Celsius.
   */
  difference: 15,
  alarm: 40,
  trip: 100,
  /** From one survey to the next. Months. */
  survey: 3,
};

/**
 * A joint's heat follows its resistance, and the resistance here grows in proportion to itself, so
 * the rise above ambient doubles in equal times: start × 2^(month / doubling).
 */
export function doublingRise({ start, doubling }: { start: number; doubling: number }) {
  return {
    rise: (month: number) => start * 2 ** (month / doubling),
    /** The month in which the rise comes to a value. */
    reaches: (value: number) => doubling * Math.log2(value / start),
  };
}

/** The months of the surveys up to the trip, from the start on. */
export function surveyMonths(
  data: Record<'start' | 'doubling' | 'trip' | 'survey', number>,
): number[] {
  const last = Math.floor(doublingRise(data).reaches(data.trip) / data.survey);
  return Array.from({ length: last + 1 }, (_, index) => index * data.survey);
}

const { difference, alarm } = trendToTripData;
const { rise } = doublingRise(trendToTripData);

export const trendToTripNumbers = {
  ...trendToTripData,
  surveys: enumerate(surveyMonths(trendToTripData).map((month) => Math.round(rise(month)))),
  difference: `${difference} °C (${fahrenheitRise(difference)} °F)`,
  alarm: `${alarm} °C (${fahrenheitRise(alarm)} °F)`,
};
