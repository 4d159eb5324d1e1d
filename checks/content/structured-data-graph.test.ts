import { expect, test } from 'vitest';
import {
  facilityTypeRoute,
  jobRoute,
  projectRoute,
  routes,
  serviceRoute,
} from '#contract/routes.ts';
import { addresses, privacyPolicy } from '../site/content.ts';
import { companyOn, findMissing, indexed, nodes, pages } from '../site/structured-data.ts';

/* Tests that structured data has the properties that search engines require, and that its nodes belong together. */

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

const isJobRecord = (address: string) => address.startsWith(jobRoute(''));

/** Whether a page is about a service, a facility type or a project. Such pages offer a service. */
function isAboutService(address: string): boolean {
  if (isJobRecord(address) || address.startsWith(routes.fieldForms)) return false;
  return [serviceRoute(''), facilityTypeRoute(''), projectRoute('')].some((folder) =>
    address.startsWith(folder),
  );
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
    if (address !== routes.home) expect(types, address).toContain('BreadcrumbList');
    if (isJobRecord(address)) expect(types, address).toContain('Article');
    if (isAboutService(address)) expect(types, address).toContain('Service');
    expect(types.includes('WebApplication'), address).toBe(toolAddresses.includes(address));
  }
});

test('every service has the same area and towns as the company', () => {
  const services = nodes.filter(({ node }) => node['@type'] === 'Service');
  for (const { address, node } of services) {
    expect(node.areaServed, address).toEqual(companyOn(routes.home).areaServed);
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

test('the privacy policy’s structured data has the date of its last change', () => {
  const policy = nodes.find(({ node }) => node.url?.endsWith(routes.privacyPolicy))?.node;
  expect(new Date(policy?.dateModified ?? '')).toEqual(privacyPolicy.updated);
});
