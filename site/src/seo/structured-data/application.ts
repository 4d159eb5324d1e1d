import type { WebApplication } from 'schema-dts';
import { wholeAddress } from '../page-address.ts';
import { applicationId, companyId } from './node-ids.ts';

/** A tool that runs in the page itself, free of charge, as its page describes it. */
export function describeApplication(
  {
    path,
    name,
    description,
  }: {
    path: string;
    /** As the page's lists call it. Example: Which voltage? */
    name: string;
    description: string;
  },
  site: URL,
): WebApplication {
  return {
    '@type': 'WebApplication',
    '@id': applicationId(path, site),
    name,
    description,
    url: wholeAddress(path, site),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript for inputs other than the example',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: { '@id': companyId(site) },
  };
}
