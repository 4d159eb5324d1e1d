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
