/** Classes of rubber insulating gloves with their maximum use voltage (volts AC), per ASTM D120. */
export const gloveClasses = [
  { name: '00', volts: 500 },
  { name: '0', volts: 1_000 },
  { name: '1', volts: 7_500 },
  { name: '2', volts: 17_000 },
  { name: '3', volts: 26_500 },
  { name: '4', volts: 36_000 },
] as const;
