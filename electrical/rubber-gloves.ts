/** Rubber insulating gloves by their class: maximum use voltage, alternating current, and color of the label. */
export const gloveClasses = [
  { name: '00', volts: 500, label: 'Beige' },
  { name: '0', volts: 1_000, label: 'Red' },
  { name: '1', volts: 7_500, label: 'White' },
  { name: '2', volts: 17_000, label: 'Yellow' },
  { name: '3', volts: 26_500, label: 'Green' },
  { name: '4', volts: 36_000, label: 'Orange' },
] as const;
