/** The id of an entry of a page's scope list. Example: "Power & control" has the id `scope-power-control` */
export const scopeAnchor = (title: string) =>
  `scope-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
