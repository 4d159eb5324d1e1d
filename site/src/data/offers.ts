import { serviceRoute } from '#contract/routes.ts';
import { readOrdered } from './read-entries.ts';

/** Returns the name and address of every service, for the company's structured data. */
export async function readOffers() {
  const services = await readOrdered('services');
  return services.map(({ id, title }) => ({ name: title, path: serviceRoute(id) }));
}
