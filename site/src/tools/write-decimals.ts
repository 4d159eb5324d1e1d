/**
 * A number as Americans write it, with commas between thousands.
 *
 * @param most Digits after the point, at most.
 * @param least And at least.
 */
export function writeDecimals(value: number, most: number, least = 0): string {
  const key = `${least} ${most}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
    formats.set(key, format);
  }
  return format.format(value);
}

// Made once each: a browser makes a new one for every `toLocaleString`, and a case has a hundred.
const formats = new Map<string, Intl.NumberFormat>();
