import { enumerate } from '#contract/placeholders.ts';
import { fahrenheitRise } from '#electrical/fahrenheit.ts';

/** Data of a joint that gets hotter month by month until it trips, and of a sound joint for comparison. */
export const trendToTripData = {
  names: { failing: 'BOLTED JOINT', sound: 'SIMILAR JOINT', survey: 'QUARTERLY SURVEY' },
  /** Temperature rise of both joints in the first month, °C above ambient. The sound joint stays at this rise. */
  start: 8,
  /** Number of months in which the rise above ambient doubles. */
  doubling: 3.75,
  /** Limit for immediate repair: difference from a similar part under similar load, °C. */
  difference: 15,
  /** Limit for immediate repair: rise above ambient, °C. */
  alarm: 40,
  /** Rise at which the joint fails and trips, °C above ambient. */
  trip: 100,
  /** Interval between surveys, in months. */
  survey: 3,
};

/**
 * Models the temperature rise of a failing joint. The heat is proportional to the resistance, which is assumed
 * to grow exponentially, so the rise above ambient doubles at equal intervals: start × 2^(month / doubling).
 */
export function doublingRise({ start, doubling }: { start: number; doubling: number }) {
  return {
    rise: (month: number) => start * 2 ** (month / doubling),
    /** Returns the month in which the rise reaches a value. */
    reaches: (value: number) => doubling * Math.log2(value / start),
  };
}

/** Returns the months of all surveys from the start until the trip. */
export function surveyMonths(
  data: Record<'start' | 'doubling' | 'trip' | 'survey', number>,
): number[] {
  const last = Math.floor(doublingRise(data).reaches(data.trip) / data.survey);
  return Array.from({ length: last + 1 }, (_, index) => index * data.survey);
}

const { difference, alarm } = trendToTripData;
const { rise } = doublingRise(trendToTripData);

/** Numbers that the figure's `caption` and `words` in an article can insert as placeholders. */
export const trendToTripNumbers = {
  ...trendToTripData,
  surveys: enumerate(surveyMonths(trendToTripData).map((month) => Math.round(rise(month)))),
  difference: `${difference} °C (${fahrenheitRise(difference)} °F)`,
  alarm: `${alarm} °C (${fahrenheitRise(alarm)} °F)`,
};
