/** Returns the full address of a page or file. Example of `path`: /services/maintenance */
export function absoluteUrl(path: string, site: URL): string {
  return new URL(path, site).href;
}

/**
 * Returns the `@id` by which other nodes of the structured data refer to the company. Ids must not change between builds,
 * so that search engines can combine the data of several pages.
 */
export const companyId = (site: URL) => absoluteUrl('/#company', site);

/** Returns the `@id` of the service that the page at `path` describes. */
export const serviceId = (path: string, site: URL) => absoluteUrl(`${path}#service`, site);
