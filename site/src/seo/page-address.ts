/** The whole address of a place on the site: what search engines, cards and feeds are told. */
export function wholeAddress(path: string, site: URL): string {
  return new URL(path, site).href;
}
