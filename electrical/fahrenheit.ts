/** Converts degrees Celsius to whole degrees Fahrenheit. */
export function fahrenheit(celsius: number): number {
  return Math.round(celsius * 1.8 + 32);
}

/** Formats a temperature in both units. `digits` is the number of decimals of the Celsius value. Example: 40 °C (104 °F) */
export function formatCelsiusAndFahrenheit(celsius: number, digits = 0): string {
  return `${celsius.toFixed(digits)} °C (${fahrenheit(celsius)} °F)`;
}

/** Converts a temperature difference from °C to °F. */
export function fahrenheitRise(celsius: number): number {
  return celsius * 1.8;
}
