/** The record a relay keeps of a fault on phase A that a time element clears. */
export const eventRecordData = {
  /** The device number of that element. */
  element: '51N',
  /** When it trips, in cycles after the fault. */
  trip: 8,
};
