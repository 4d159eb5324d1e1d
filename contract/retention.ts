/** Attribute of the privacy policy with the stated retention: a number of days such as `90`, or `off`. */
export const retentionAttribute = 'data-retention-days';

/** Days until suspected inquiries are erased: a month is enough to find one that is genuine. */
export const suspectedDays = 30;

/** Formats `RETENTION_DAYS` for the attribute; undefined is off. */
export function writeRetention(days: number | undefined): string {
  return days === undefined ? 'off' : String(days);
}

/** Parses the text of `writeRetention`; undefined is off. */
export function readRetention(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
