export function wholeAddress(path: string, site: URL): string {
  return new URL(path, site).href;
}

/** The title followed by the company's name, unless it contains it. */
export function composeTitle(title: string, companyName: string): string {
  return title.includes(companyName) ? title : `${title} | ${companyName}`;
}
