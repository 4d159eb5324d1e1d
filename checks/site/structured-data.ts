import { type Element, getAttribute, getText } from '#contract/html-tree.ts';
import { type BuiltPage, metaOf, readBuiltPages } from './built-site.ts';
import { textOf } from './page-text.ts';

/* The structured data of the built pages, for the tests structured-data-*.test.ts. */

/** A node of the JSON-LD graph, with the properties that the tests read. */
export interface Node {
  '@type': string;
  '@id'?: string;
  name?: string;
  url?: string;
  description?: string;
  telephone?: string;
  email?: string;
  dateModified?: string;
  address?: Record<string, string>;
  openingHoursSpecification?: unknown;
  contactPoint?: { contactType: string; telephone: string }[];
  areaServed?: { name?: string; geoRadius?: string }[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
  itemListElement?: { position: number; name: string; item: string }[];
  publisher?: { '@id': string };
  provider?: { '@id': string };
  breadcrumb?: { '@id': string };
}

const allPages = await readBuiltPages();

/** Every page, with the nodes of its structured data. */
export const pages = allPages.map((page) => ({ ...page, graph: readGraph(page) }));

/** The pages that search engines may list. */
export const indexed = pages.filter((page) => !metaOf(page, 'robots')?.includes('noindex'));

/** Every node, with the address of its page. */
export const nodes = pages.flatMap(({ address, graph }) =>
  graph.map((node) => ({ address, node })),
);

/** The node about the company on the page at `address`. */
export function companyOn(address: string): Node {
  const { graph = [] } = pages.find((page) => page.address === address) ?? {};
  const company = graph.find((node) => node['@type'] === 'Electrician');
  if (!company) throw new Error(`${address} has no structured data about the company`);
  return company;
}

/** Returns the properties that the node lacks or that are empty. */
export function findMissing(node: Node, properties: readonly string[]): string[] {
  const values: Record<string, unknown> = { ...node };
  return properties.filter((name) => {
    const value = values[name];
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  });
}

function readGraph(page: BuiltPage): Node[] {
  return page.elements
    .filter((element) => getAttribute(element, 'type') === 'application/ld+json')
    .flatMap((element) => (JSON.parse(getText(element)) as { '@graph': Node[] })['@graph']);
}

/** The text of an element in one line, without scripts and styles. */
export function shownText(element: Element | undefined): string {
  if (!element) return '';
  const isCode = ({ tagName }: Element) => ['script', 'style'].includes(tagName);
  return textOf(element, isCode).replaceAll(/\s+/g, ' ').trim();
}
