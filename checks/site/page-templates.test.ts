import { defaultTreeAdapter, parse } from 'parse5';
import { expect, test } from 'vitest';
import { type Element, eachElement, getAttribute, type ParentNode } from '#contract/html-tree.ts';
import * as routes from '#contract/routes.ts';
import { readBuiltPages } from './built-site.ts';
import * as content from './content.ts';
import { bandButtons, order, pageAt, withClass } from './page-parts.ts';
import { asTyped, textOf } from './page-text.ts';

/*
 * What a file of `content/` holds reaches its page: every text as it is written, every link with its
 * words, and every list in its order.
 */

const { addresses, addressOf, company, home, navigation } = content;
const pageRoutes = routes.routes;
const firsts = new Map(addresses.aliases.map(({ path, canonical }) => [path, canonical]));

const plain = (text: string) => asTyped(text).replace(/\s+/g, ' ').trim();

/** A page as one line: what is read and heard, with `<address>` ahead of the words of a link. */
function lineOf(parent: ParentNode): string {
  const parts = parent.childNodes.map((child) => {
    if (defaultTreeAdapter.isTextNode(child)) return child.value;
    if (!defaultTreeAdapter.isElementNode(child)) return '';
    const { tagName, attrs } = child;
    if (/^(script|style|noscript)$/.test(tagName)) return '';
    const marks = attrs.map(({ name, value }) => {
      if (name === 'href') return `<${firsts.get(value) ?? value}> `;
      return /^(alt|aria-label|content|placeholder|title)$/.test(name) ? ` ${value} ` : '';
    });
    const inside = marks.join('') + lineOf(child);
    return /^(a|b|em|i|small|span|strong|su[bp]|time)$/.test(tagName) ? inside : ` ${inside} `;
  });
  return parts.join('');
}

/** What a file has for other pages, and what says where a drawing has its parts. */
const notShown = new Set(
  [
    'about alias card categories cells diorama features figures kind linkText maintenance',
    'marks picture plate section station summary symbol towns weather',
  ].flatMap((keys) => keys.split(' ')),
);

interface Part extends Partial<Parameters<typeof addressOf>[0]> {
  text?: string;
  href?: string;
  to?: string;
  about?: string;
  department?: 'electrical' | 'automation';
  label?: string;
  collection?: string;
  id?: string;
}

const call = ({ number }: { number: string }) => `tel:${number}`;
const kinds: Record<string, string> = {
  services: 'service',
  facilityTypes: 'facilityType',
  projects: 'project',
  articles: 'article',
};

/** Where a part of a file leads: '' where that is a draft, undefined where it leads nowhere. */
function readTarget(part: Part): string | undefined {
  const { href, to, about, department, collection = '', id = '', text: _, ...target } = part;
  if (href) return href;
  if (to === 'form') return routes.inquiryRoute({ service: department, about });
  if (to === 'contact') return pageRoutes.contact;
  if (to) return call(to === 'emergency' ? company.emergencyPhone : company.phone);
  if (collection === 'sheets') return routes.sampleSheetRoute(id);
  const kind = kinds[collection];
  if (kind) return addressOf({ [kind]: { id } }) ?? '';
  const leads = [
    target.page,
    ...['tool', ...Object.values(kinds)].map((name) => Reflect.get(target, name)?.id),
  ].some((each) => typeof each === 'string');
  return leads ? (addressOf({ ...target, alias: false }) ?? '') : undefined;
}

/** What a page must have of a value, in order: the pieces of a text, or an address and its words. */
function* listPieces(value: unknown): Generator<string[]> {
  if (typeof value === 'string') {
    if (/^\P{Ll}|[\s\d]/u.test(value)) yield plain(value).split(/\s?\{[\w.]+\}\s?/);
  } else if (value && typeof value === 'object' && !(value instanceof Date)) {
    const target = readTarget(value);
    const { text = '', label = text } = value as Part;
    if (target) yield [`<${target}>`, plain(label)];
    if (target === undefined) for (const [, part] of partsOf(value)) yield* listPieces(part);
  }
}

const partsOf = (value: object) => Object.entries(value).filter(([key]) => !notShown.has(key));

/** What of a value is not in the line of its page, or not in its place. */
function findLost(line: string, value: unknown): string[] {
  const find = (pieces: string[], from = 0) => {
    const between = pieces[0]?.startsWith('<') ? '[^<]*' : '.{0,99}?';
    const pattern = new RegExp(pieces.map(RegExp.escape).join(between), 'g');
    pattern.lastIndex = from;
    return pattern.exec(line)?.index ?? -1;
  };
  const lost = [...listPieces(value)].filter((each) => find(each) < 0).map((each) => each.join());
  const findMisplaced = (part: unknown): string[] => {
    if (!part || typeof part !== 'object') return [];
    let from = 0;
    const own = Array.isArray(part)
      ? part.flatMap((each) => [...listPieces(each)].slice(0, 1))
      : [];
    const misplaced = own.filter((first) => {
      const at = find(first, from);
      from = at + 1;
      return at < 0;
    });
    return [
      ...misplaced.map((each) => `${each.join()}, in its place`),
      ...partsOf(part).flatMap(([, each]) => findMisplaced(each)),
    ];
  };
  return [...lost, ...findMisplaced(value)];
}

const { thankYou, form, ...contact } = content.contact;
const { success, failure, offline, back, sendNow, submitting, work, ...asked } = form;
const { closing, ...projectsPage } = content.projectsPage;
const { services, facilityTypes, projects, townsInOrder, privacyPolicy } = content;
const day = privacyPolicy.updated.toLocaleDateString('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});
const ask = (about: string, label: string) => ({ to: 'form', about, label });
const askAbout = ({ title }: { title: string }) => ask(title, projectsPage.contact);
const onList = (entries: readonly { title: string; card?: unknown }[], own: readonly string[]) =>
  entries.map(({ title, card: said }, at) => ({ link: { href: own[at], label: title }, said }));
const each = (entries: readonly unknown[], own: readonly string[]): [string, unknown][] =>
  entries.map((entry, at) => [own[at] ?? '', entry]);
/** Of what a service says, a list whose articles are all drafts is not shown. */
const shownServices = services.map((service) => ({
  ...service,
  sections: service.sections.filter(
    (part) => part.kind !== 'reading' || part.links.some((link) => addressOf(link)),
  ),
}));

const pages: [address: string, value: unknown][] = [
  [pageRoutes.home, { home, bases: company.bases.map(({ city }) => city) }],
  [
    pageRoutes.home,
    townsInOrder.flatMap(({ id, name: label, card }) =>
      card ? { href: routes.townRoute(id), label } : [],
    ),
  ],
  [pageRoutes.services, content.servicesPage],
  [
    pageRoutes.services,
    onList(
      services.map(({ title, summary, ...more }) => ({
        title,
        card: [summary, more.features, more.linkText],
      })),
      addresses.services,
    ),
  ],
  [pageRoutes.facilityTypes, onList(facilityTypes, addresses.facilityTypes)],
  [pageRoutes.projects, { projectsPage, ways: projects.map(askAbout) }],
  [pageRoutes.projects, onList(projects, addresses.projects)],
  [pageRoutes.serviceArea, content.serviceAreaPage],
  [pageRoutes.serviceArea, townsInOrder.map(({ card }) => card)],
  [pageRoutes.contact, { contact, asked }],
  [pageRoutes.thankYou, thankYou],
  ['/404', content.notFound],
  ['/offline', content.offlinePage],
  [
    pageRoutes.privacyPolicy,
    {
      ...privacyPolicy,
      day,
      home: { href: pageRoutes.home, label: privacyPolicy.home },
      contact: { href: pageRoutes.contact, label: privacyPolicy.contact },
    },
  ],
  ...each(shownServices, addresses.services),
  ...each(
    facilityTypes.map(({ hero, ...more }) => ({ ...more, hero, way: ask(hero.about, hero.quote) })),
    addresses.facilityTypes,
  ),
  ...projects.flatMap((project) =>
    [project.id, project.alias ?? []]
      .flat()
      .map((id): [string, unknown] => [
        routes.projectRoute(id),
        { ...project, way: askAbout(project) },
      ]),
  ),
  ...content.withDiorama.map(({ path, diorama }): [string, unknown] => [
    path,
    diorama?.path.map(({ step, text }) => `${step} ${text}`),
  ]),
  ...each(content.tools, addresses.tools),
  ...each(content.articles, addresses.articles),
  ...content.sheets.map((sheet): [string, unknown] => [routes.sampleSheetRoute(sheet.id), sheet]),
];

test.each(pages)('%s shows all that content/ has for it', (address, value) => {
  expect(findLost(plain(lineOf(parse(pageAt(address).html))), value)).toEqual([]);
});

test.each(shownServices)(
  '$id has its parts in order, and in trouble whom to call, in both languages',
  (service) => {
    const page = pageAt(routes.serviceRoute(service.id));
    expect(order(page)).toEqual(service.sections.map(({ kind }) => kind));
    const numbers = withClass(page.elements, 'urgent-number').map((each) =>
      getAttribute(each, 'href'),
    );
    expect(numbers).toEqual(Array(service.urgent ? 2 : 0).fill(call(company.emergencyPhone)));
  },
);

test('what we build and do leads on to a job here, last', () => {
  for (const address of [addresses.services, addresses.facilityTypes, addresses.projects].flat()) {
    const [label, href = ''] = bandButtons(pageAt(address)).at(-1) ?? [];
    expect(label, address).toBe(navigation.action.label);
    expect([pageRoutes.work, pageRoutes.workForm], address).toContain(href);
  }
});

test('each town and base has a row in the table, with its way and its grid', () => {
  const [table] = withClass(pageAt(pageRoutes.serviceArea).elements, 'dispatch-table');
  const rows = [...eachElement(table as Element)]
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) => plain(textOf(row)));
  const names = [
    ...content.towns.map(({ name }) => name),
    ...company.bases.map(({ city }) => city),
  ];
  expect(rows.slice(1)).toHaveLength(new Set(names).size);
  for (const { name, stateCode, drive, grid } of content.towns) {
    const way = drive ? [drive.from, `${drive.miles} mi`] : [];
    const cells = [`${name} ${stateCode}`, ...way, grid].map(RegExp.escape).join('.*');
    expect(rows).toContainEqual(expect.stringMatching(new RegExp(`^${cells}`)));
  }
});

test('a page ends with the join-the-team band, an article with its own call, some with neither', async () => {
  const ends = Map.groupBy(await readBuiltPages(), ({ html }) =>
    ['join-heading', 'closing-heading'].filter((id) => html.includes(`"${id}"`)).join(),
  );
  const endOf = (end: string) => (ends.get(end) ?? []).map(({ address }) => address).sort();
  expect(endOf('closing-heading')).toEqual(['/', ...addresses.articles].sort());
  const neither = endOf('').filter((address) => !address.startsWith('/services/samples/'));
  expect(neither).toEqual(['/404', '/contact', '/contact/thank-you', '/offline']);
});
