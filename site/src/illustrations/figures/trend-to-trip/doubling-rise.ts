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
