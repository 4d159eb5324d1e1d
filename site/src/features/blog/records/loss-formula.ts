import type { RecordOf } from '#schemas/article-records.ts';

type Loss = RecordOf<'downtimeScenarios'>['productionLoss'];

/** Writes the formula for the value of deferred production, up to the equals sign. Factors of 1 are omitted. */
export function writeLossFormula({ wells, barrelsPerDay, hours, share, price }: Loss): string {
  const factors = [`${barrelsPerDay.toLocaleString('en-US')} bbl/d`, `${hours} h ÷ 24`];
  if (wells !== 1) factors.unshift(`${wells} wells`);
  if (share !== 1) factors.push(`${share}`);
  return `${factors.join(' × ')} × $${price} =`;
}
