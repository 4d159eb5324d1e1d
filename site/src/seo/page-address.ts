/** The whole address of a place on the site: what search engines, cards and feeds are told. */
export function wholeAddress(path: string, site: URL): string {
  return new URL(path, site).href;
}

/** The title with the company's name behind it, unless the name is in it already. */
export function composeTitle(title: string, companyName: string): string {
  return title.includes(companyName) ? title : `${title} | ${companyName}`;
}
