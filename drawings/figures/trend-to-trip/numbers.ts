import { enumerate } from '#contract/placeholders.ts';
import { fahrenheitRise } from '#electrical/fahrenheit.ts';

/** A joint that warms up month by month, beside a sound joint: past its limits, and on to a trip. */
export const trendToTripData = {
  names: { failing: 'BOLTED JOINT', sound: 'SIMILAR JOINT', survey: 'QUARTERLY SURVEY' },
  /** The sound joint, and the failing joint at the start. °C above ambient. */
  start: 8,
  /** Months in which the rise above ambient doubles. */
  doubling: 3.75,
  /**
   * Limits for immediate repair: `difference` from a similar part under similar load, and `alarm` above
   * ambient. At `trip` above ambient the part fails. °C.
   */
  difference: 15,
  alarm: 40,
  trip: 100,
  /** Interval of the surveys, months. */
  survey: 3,
};

/**
 * A joint's heat follows its resistance, and the resistance here grows in proportion to itself, so
 * the rise above ambient doubles in equal times: start × 2^(month / doubling).
 */
export function doublingRise({ start, doubling }: { start: number; doubling: number }) {
  return {
    rise: (month: number) => start * 2 ** (month / doubling),
    /** The month in which the rise reaches a value. */
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
