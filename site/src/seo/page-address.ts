export function absoluteUrl(path: string, site: URL): string {
  return new URL(path, site).href;
}

/** Appends the company's name to the title, unless the title already contains the name. */
export function composeTitle(title: string, companyName: string): string {
  return title.includes(companyName) ? title : `${title} | ${companyName}`;
}
