/** HTML attribute in which the privacy policy states the retention period: days, such as `90`, or `off`. */
export const retentionAttribute = 'data-retention-days';

/** Days until suspected spam is erased. A month gives the owner time to find genuine inquiries among the spam. */
export const suspectedDays = 30;

/** Formats `RETENTION_DAYS` for the HTML attribute. Undefined is written as `off`. */
export function writeRetention(days: number | undefined): string {
  return days === undefined ? 'off' : String(days);
}

/** Parses the HTML attribute written by `writeRetention`. Returns undefined for `off`. */
export function readRetention(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
