/** The record a relay keeps of a fault on phase A: currents, elements, breaker. */
export const eventRecordData = {
  /** The element that clears the fault, if not 50P at once. */
  delayed: {
    /** Its device number. */
    element: '51N',
    /** When it trips, in cycles after the fault. */
    trip: 8,
  },
};

export type EventRecordData = typeof eventRecordData;
