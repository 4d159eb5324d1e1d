import type { Service } from 'schema-dts';
import { wholeAddress } from '../page-address.ts';
import { companyId, serviceId } from './node-ids.ts';
import { describeServiceArea, type ServedArea } from './service-area.ts';

/** A service, or the work on a kind of facility or project, as its page describes it. */
interface DescribedService {
  path: string;
  /** As the page's lists call it. Example: Maintenance */
  name: string;
  description: string;
}

/** What the company does on one page's subject, who provides it, and where; the company is a node beside it. */
export function describeService(
  { path, name, description }: DescribedService,
  site: URL,
  area: ServedArea,
): Service {
  return {
    '@type': 'Service',
    '@id': serviceId(path, site),
    name,
    serviceType: name,
    description,
    url: wholeAddress(path, site),
    provider: { '@id': companyId(site) },
    areaServed: describeServiceArea(area),
  };
}
