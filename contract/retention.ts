/** The attribute by which the privacy policy tells the service what it says: `90` days, or `off`. */
export const retentionAttribute = 'data-retention-days';

/** A month is enough to find an inquiry that was suspected by mistake. */
export const suspectedDays = 30;

/** `RETENTION_DAYS` as its owner writes it; undefined is off. */
export function writeRetention(days: number | undefined): string {
  return days === undefined ? 'off' : String(days);
}

/** The days that `writeRetention` wrote; undefined is off. */
export function readRetention(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
