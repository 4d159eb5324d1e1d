import { describe, expect, test } from 'vitest';
import { type Element, eachElement, getAttribute, getText } from '#contract/html-tree.ts';
import { routes } from '#contract/routes.ts';
import { attributesOf, type BuiltPage, metaOf, readBuiltPages } from './built-site.ts';
import { addresses, company, privacyPolicy, region, towns } from './content.ts';
import { pageAt, withClass } from './page-parts.ts';
import { asTyped } from './page-text.ts';

/* Tests that structured data has the properties that search engines require, and agrees with the page. */

/** A node of the JSON-LD graph, with the properties that these tests read. */
interface Node {
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

const pages = (await readBuiltPages()).map((page) => ({ ...page, graph: readGraph(page) }));
const indexed = pages.filter((page) => !metaOf(page, 'robots')?.includes('noindex'));
const nodes = pages.flatMap(({ address, graph }) => graph.map((node) => ({ address, node })));

const toolAddresses: readonly string[] = addresses.tools;

const pageProperties = ['@id', 'name', 'url', 'description', 'inLanguage', 'isPartOf', 'publisher'];

/** The properties that schema.org and Google's documentation require and recommend, by type. */
const expectedProperties: Record<string, readonly string[]> = {
  BreadcrumbList: ['@id', 'itemListElement'],
  Service: ['@id', 'name', 'provider', 'areaServed', 'description', 'serviceType', 'url'],
  WebApplication: [
    '@id',
    'name',
    'offers',
    'applicationCategory',
    'operatingSystem',
    'description',
    'url',
    'provider',
    'isAccessibleForFree',
  ],
  FAQPage: ['@id', 'mainEntity'],
  WebPage: pageProperties,
  CollectionPage: [...pageProperties, 'breadcrumb'],
  ContactPage: [...pageProperties, 'breadcrumb'],
  BlogPosting: [
    '@id',
    'headline',
    'image',
    'datePublished',
    'author',
    'description',
    'publisher',
    'dateModified',
    'mainEntityOfPage',
  ],
  // Job records have no publication date.
  Article: [
    '@id',
    'headline',
    'description',
    'about',
    'image',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'jobLocation',
    'baseSalary',
    'employmentType',
    'identifier',
    'directApply',
  ],
  // Most pages describe the company only briefly. Pages about the company also have `companyProperties`.
  Electrician: ['@id', 'name', 'url', 'telephone'],
};

const companyProperties = [
  'legalName',
  'description',
  'email',
  'logo',
  'image',
  'address',
  'geo',
  'openingHoursSpecification',
  'contactPoint',
  'areaServed',
  'hasOfferCatalog',
];

/** Returns the properties that the node lacks or that are empty. */
function findMissing(node: Node, properties: readonly string[]): string[] {
  const values: Record<string, unknown> = { ...node };
  return properties.filter((name) => {
    const value = values[name];
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  });
}

test.each(nodes)('$node.@type of $address has the properties of its type', ({ node }) => {
  const properties = expectedProperties[node['@type']];
  expect(properties, 'add the type to expectedProperties').toBeDefined();
  expect(findMissing(node, properties ?? [])).toEqual([]);
});

test('every indexed page has nodes for itself and the company; service, project and facility type pages also have a Service node', () => {
  for (const { address, graph } of indexed) {
    const types = graph.map((node) => node['@type']);
    expect(
      types.some((type) => type.endsWith('Page')),
      address,
    ).toBe(true);
    expect(types, address).toContain('Electrician');
    if (address !== '/') expect(types, address).toContain('BreadcrumbList');
    if (/^\/projects\/jobs\//.test(address)) {
      expect(types, address).toContain('Article');
    } else if (/^\/(services|facility-types|projects)\/(?!samples)/.test(address)) {
      expect(types, address).toContain('Service');
    }
    expect(types.includes('WebApplication'), address).toBe(toolAddresses.includes(address));
  }
});

test('every service has the same area and towns as the company', () => {
  const services = nodes.filter(({ node }) => node['@type'] === 'Service');
  for (const { address, node } of services) {
    expect(node.areaServed, address).toEqual(companyOn('/').areaServed);
  }
});

test('every reference points to a node of the same page', () => {
  for (const { address, graph } of pages) {
    const ids = new Set(graph.map((node) => node['@id']));
    const references = graph.flatMap((node) =>
      (['publisher', 'provider', 'breadcrumb'] as const)
        .map((name) => node[name]?.['@id'])
        .filter((id) => id !== undefined),
    );
    expect(
      references.filter((id) => !ids.has(id)),
      address,
    ).toEqual([]);
  }
});

describe.each(indexed)('$address', (page) => {
  test('has the same questions and answers in its structured data and on the page', () => {
    const inData = page.graph
      .filter((node) => node['@type'] === 'FAQPage')
      .flatMap((node) => node.mainEntity ?? [])
      .map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
    const shown = withClass(page.elements, 'accordion-item').flatMap((item) => {
      const [summary] = [...eachElement(item)].filter(({ tagName }) => tagName === 'summary');
      const [answer] = withClass([...eachElement(item)], 'accordion-answer');
      // Skip maintenance rounds, which use the same component without an answer.
      return answer ? [[allText(summary), allText(answer)]] : [];
    });
    expect(inData).toEqual(shown);
  });

  test('has the same breadcrumb in its structured data and on the page', () => {
    const [list] = page.graph.filter((node) => node['@type'] === 'BreadcrumbList');
    const inData = (list?.itemListElement ?? []).map((item) => [
      item.position,
      item.name,
      new URL(item.item).pathname,
    ]);
    const [shownList] = withClass(page.elements, 'breadcrumb');
    const entries = shownList
      ? [...eachElement(shownList)].filter(({ tagName }) => tagName === 'li')
      : [];
    const shown = entries.map((entry, index) => {
      const link = [...eachElement(entry)].find(({ tagName }) => tagName === 'a');
      const href = link && getAttribute(link, 'href');
      return [index + 1, allText(entry), href ?? new URL(metaOf(page, 'og:url') ?? '').pathname];
    });
    expect(inData).toEqual(shown);
  });

  test('has the same address, title and description in its structured data and its head', () => {
    const [self] = page.graph.filter((node) => node['@type'].endsWith('Page') && node.url);
    expect(self?.url).toBe(metaOf(page, 'og:url'));
    expect(self?.name).toBe(metaOf(page, 'og:title'));
    expect(self?.description).toBe(metaOf(page, 'description'));
  });

  test('links to the phone number of its structured data', () => {
    const [company] = page.graph.filter((node) => node['@type'] === 'Electrician');
    expect(attributesOf(page, 'a', 'href')).toContain(`tel:${company?.telephone}`);
  });
});

describe('the company', () => {
  const pagesAboutCompany = ['/', '/contact', '/service-area'];

  test('is fully described on pages about it and has the same id on all pages', () => {
    for (const address of pagesAboutCompany) {
      expect(findMissing(companyOn(address), companyProperties), address).toEqual([]);
    }
    const ids = nodes.filter(({ node }) => node['@type'] === 'Electrician');
    expect(new Set(ids.map(({ node }) => node['@id'])).size).toBe(1);
    const descriptions = pagesAboutCompany.map((address) => JSON.stringify(companyOn(address)));
    expect(new Set(descriptions).size).toBe(1);
  });

  test('has the address, email address and emergency number of the contact page', () => {
    const node = companyOn('/contact');
    const page = pageAt('/contact');
    const text = allText(page.elements[0]).replaceAll(/\s+/g, ' ');
    for (const name of ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode']) {
      expect(text, name).toContain(node.address?.[name]);
    }
    expect(text).toContain(node.email);
    const emergency = node.contactPoint?.find(({ contactType }) => contactType === 'emergency');
    expect(page.html).toContain(`href="tel:${emergency?.telephone}"`);
  });

  test('has the weekday hours of company.yaml', () => {
    expect(companyOn('/').openingHoursSpecification).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      ...company.hours.weekdays,
    });
  });

  test('serves the radius of region.yaml and all towns', () => {
    const served = companyOn('/').areaServed ?? [];
    const radii = served.flatMap(({ geoRadius }) => (geoRadius ? [Number(geoRadius) / 1000] : []));
    expect(radii).toEqual(region.ring ? [region.ring.radiusKm] : []);
    const servedTowns = served.filter(({ geoRadius }) => geoRadius === undefined);
    const shown = allText(pageAt('/contact').elements[0]);
    expect(servedTowns.map(({ name }) => name).sort()).toEqual(
      towns.map(({ name }) => name).sort(),
    );
    expect(towns.filter(({ name }) => !shown.includes(name))).toEqual([]);
  });
});

test('the privacy policy’s structured data has the date of its last change', () => {
  const policy = nodes.find(({ node }) => node.url?.endsWith(routes.privacyPolicy))?.node;
  expect(new Date(policy?.dateModified ?? '')).toEqual(privacyPolicy.updated);
});

function readGraph(page: BuiltPage): Node[] {
  return page.elements
    .filter((element) => getAttribute(element, 'type') === 'application/ld+json')
    .flatMap((element) => (JSON.parse(getText(element)) as { '@graph': Node[] })['@graph']);
}

function companyOn(address: string): Node {
  const found = nodes.find(
    ({ address: at, node }) => at === address && node['@type'] === 'Electrician',
  );
  if (!found) throw new Error(`${address} has no structured data about the company`);
  return found.node;
}

/** All text inside an element, without scripts and styles. */
function allText(element: Element | undefined): string {
  if (!element || ['script', 'style'].includes(element.tagName)) return '';
  return element.childNodes
    .map((child) => {
      if ('value' in child) return asTyped(child.value);
      return 'tagName' in child ? allText(child) : '';
    })
    .join('');
}
