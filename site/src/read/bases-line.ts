import { readCompany } from './content.ts';

/** Returns the company's bases on one line. Example: Andrews, Texas / Hobbs, New Mexico */
export async function readBasesLine(): Promise<string> {
  const { bases } = await readCompany();
  return bases.map(({ city, state }) => `${city}, ${state}`).join(' / ');
}
