import { serviceRoute } from '#contract/routes.ts';
import { readOrdered } from './content.ts';

/** Every service by name and address, as the company's structured data lists them. */
export async function readOffers() {
  const services = await readOrdered('services');
  return services.map(({ id, title }) => ({ name: title, path: serviceRoute(id) }));
}
