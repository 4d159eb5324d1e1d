import { enumerate } from '../../enumerate.ts';
import { fahrenheitRise } from '../../fahrenheit.ts';

/** A joint that warms up month by month beside a sound one, past its limits to a trip. */
export const trendToTripData = {
  /** The failing part, the one it is compared with, and the points of the trend. */
  names: { failing: 'BOLTED JOINT', sound: 'SIMILAR JOINT', survey: 'QUARTERLY SURVEY' },
  /** The sound part, and the failing one at the start. Degrees Celsius above ambient. */
  start: 8,
  /** In how many months the rise above ambient doubles. */
  doubling: 3.75,
  /**
   * Over this between similar parts under similar load: major, repair immediately. Degrees
   * Celsius.
   */
  difference: 15,
  /** Over this: the same class, repair immediately. Degrees Celsius above ambient. */
  alarm: 40,
  /** Where the part fails. Degrees Celsius above ambient. */
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
    /** The rise in a month. */
    rise: (month: number) => start * 2 ** (month / doubling),
    /** The month in which the rise comes to a value. */
    reaches: (value: number) => doubling * Math.log2(value / start),
  };
}

/** The months of the surveys up to the trip, from the start on. */
export function surveyMonths(data: {
  start: number;
  doubling: number;
  trip: number;
  survey: number;
}): number[] {
  const last = Math.floor(doublingRise(data).reaches(data.trip) / data.survey);
  return Array.from({ length: last + 1 }, (_, index) => index * data.survey);
}

const { difference, alarm } = trendToTripData;
const { rise } = doublingRise(trendToTripData);

/** What the words may state: the data, what each survey finds, and both limits in Fahrenheit too. */
export const trendToTripNumbers = {
  ...trendToTripData,
  surveys: enumerate(surveyMonths(trendToTripData).map((month) => Math.round(rise(month)))),
  difference: `${difference} °C (${fahrenheitRise(difference)} °F)`,
  alarm: `${alarm} °C (${fahrenheitRise(alarm)} °F)`,
};
