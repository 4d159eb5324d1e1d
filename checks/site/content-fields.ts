import * as routes from '#contract/routes.ts';
import type { HeroAction, LinkTarget } from '#schemas/links.ts';
import { addressOf, company } from './content.ts';

/** Text or a link in a content file that a page must show. */
export interface ContentField {
  /** Path within the file. Example: sections[2].items[0].title */
  path: string;
  /** The text of the field or of the link. */
  text: string;
  href?: string;
}

/**
 * Reasons why a page does not show a field, by the path of the field. A field whose reason is undefined is shown.
 * Example of a path: sections[].kind
 */
export type Omitted = Readonly<Record<string, string | undefined>>;

/** Lists the fields of a parsed content file, in the order of the file. Links to drafts are skipped. */
export function listFields(value: unknown, omitted: Omitted, path = ''): ContentField[] {
  if (isOmitted(path, omitted)) return [];
  if (typeof value === 'string') return [{ path, text: value }];
  if (isLink(value)) {
    const { text = '', label = text } = value;
    const href = findAddress(value);
    return href === undefined ? [] : [{ path, text: label, href }];
  }
  return listParts(value, path).flatMap((part) => listFields(part.value, omitted, part.path));
}

/** Finds every list in a parsed content file and returns the first field of each of its items. */
export function findLists(value: unknown, omitted: Omitted, path = ''): ContentField[][] {
  if (isOmitted(path, omitted)) return [];
  const parts = listParts(value, path);
  const inParts = parts.flatMap((part) => findLists(part.value, omitted, part.path));
  if (!Array.isArray(value)) return inParts;
  const items = parts.map((part) => listFields(part.value, omitted, part.path));
  return [items.flatMap((fields) => fields.slice(0, 1)), ...inParts];
}

interface Part {
  path: string;
  value: unknown;
}

/** The items of a list or the fields of an object; empty for other values, such as dates and numbers. */
function listParts(value: unknown, path: string): Part[] {
  if (Array.isArray(value)) {
    return value.map((item, index) => ({ path: `${path}[${index}]`, value: item }));
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).map(([key, field]) => ({
    path: path === '' ? key : `${path}.${key}`,
    value: field,
  }));
}

/** Former addresses are redirects, which moved-pages.test.ts tests. Landscapes are drawings. */
const isOmitted = (path: string, omitted: Omitted) =>
  path.startsWith('formerAddresses') ||
  path === 'landscape' ||
  path === 'hero.landscape' ||
  omitted[path.replaceAll(/\[\d+\]/g, '[]')] !== undefined;

/** An object in a content file that a page shows as a link. Its text is optional. */
type Link = { text?: string; label?: string } & (
  | { href: string }
  | Pick<HeroAction, 'to' | 'about' | 'department'>
  | Reference
  | Omit<LinkTarget, 'text'>
);

/** A reference to an entry of a collection. */
interface Reference {
  collection: string;
  id: string;
}

function isLink(value: unknown): value is Link {
  if (typeof value !== 'object' || value === null) return false;
  if ('href' in value || 'to' in value || 'page' in value || isReference(value)) return true;
  return 'text' in value && Object.values(value).some(isReference);
}

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'collection' in value;

/** The address of the linked page; undefined if the page is a draft. */
function findAddress(link: Link): string | undefined {
  if ('href' in link) return link.href;
  if ('to' in link) return findActionAddress(link);
  if ('collection' in link) return findEntryAddress(link);
  return addressOf({ ...link, alias: false });
}

function findActionAddress({
  to,
  department,
  about,
}: Pick<HeroAction, 'to' | 'about' | 'department'>) {
  switch (to) {
    case 'form':
      return routes.inquiryRoute({ service: department, about });
    case 'contact':
      return routes.routes.contact;
    case 'emergency':
      return `tel:${company.emergencyPhone.number}`;
    case 'phone':
      return `tel:${company.phone.number}`;
  }
}

function findEntryAddress({ collection, id }: Reference): string | undefined {
  switch (collection) {
    case 'services':
      return routes.serviceRoute(id);
    case 'facilityTypes':
      return routes.facilityTypeRoute(id);
    case 'projects':
      return routes.projectRoute(id);
    case 'tools':
      return routes.toolRoute(id);
    case 'sheets':
      return routes.sampleSheetRoute(id);
    case 'articles':
      return addressOf({ article: { collection, id } });
    default:
      throw new Error(
        `Entries of ${collection} have no page; add the field to the omitted fields.`,
      );
  }
}
