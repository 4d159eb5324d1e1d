/** The title with the company's name behind it, unless the name stands in it already. */
export function composeTitle(title: string, companyName: string): string {
  return title.includes(companyName) ? title : `${title} | ${companyName}`;
}
