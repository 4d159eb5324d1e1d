/** A temperature in degrees Celsius as whole degrees Fahrenheit. */
export function fahrenheit(celsius: number): number {
  return Math.round(celsius * 1.8 + 32);
}

/** A temperature in degrees Celsius, with so many digits after the point, and in Fahrenheit. */
export function inBoth(celsius: number, digits = 0): string {
  return `${celsius.toFixed(digits)} °C (${fahrenheit(celsius)} °F)`;
}

/** A difference of temperatures in degrees Celsius as one in Fahrenheit. */
export function fahrenheitRise(celsius: number): number {
  return celsius * 1.8;
}
