import { expect, test } from 'vitest';
import { eachElement, getAttribute, getText } from '#contract/html-tree.ts';
import * as routes from '#contract/routes.ts';
import type { HeroAction } from '#schemas/links.ts';
import { nameLicensedStates } from '#site/features/service-area/licensed-states.ts';
import { readBuiltPages } from './built-site.ts';
import * as content from './content.ts';
import {
  bandButtons,
  heroButtons,
  hrefs,
  order,
  pageAt,
  section,
  withClass,
} from './page-parts.ts';
import { textOf } from './page-text.ts';

/* What `content/` holds reaches its page, whole and in order, one row for each part of a page. */

const { addresses, addressOf, company, home, navigation, serviceAreaPage } = content;
const pageRoutes = routes.routes;

/** Parts of a page by name, as they are on it and as `content/` has them. */
type Parts = Record<string, [shown: unknown, wanted: unknown]>;

const all = await readBuiltPages();
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const call = ({ number }: { number: string }) => `tel:${number}`;
const cards = (address: string) =>
  withClass(pageAt(address).elements, 'card-link').map((link) => getAttribute(link, 'href'));
/** A link to a draft is not shown. */
const shownLinks = (links: readonly Parameters<typeof addressOf>[0][]) =>
  links.flatMap((link) => addressOf(link) ?? []);

function leadOn({ to, about, department }: Omit<HeroAction, 'label'>): string {
  if (to === 'form')
    return routes.inquiryRoute({
      ...(department && { service: department }),
      ...(about && { about }),
    });
  if (to === 'contact') return pageRoutes.contact;
  return call(to === 'emergency' ? company.emergencyPhone : company.phone);
}

function partsOfHome(): Parts {
  const page = pageAt('/');
  const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'));
  const closing = page.html.slice(page.html.lastIndexOf('<section'));
  const steps = titles(home.process.steps);
  const headings = (level: number) =>
    page.elements.filter(({ tagName }) => tagName === `h${level}`).map((each) => getText(each));
  const below = (start: string) =>
    [...main.matchAll(/href="([^"?]+)"/g)].flatMap(([, href = '']) =>
      href.startsWith(start) ? href : [],
    );
  const { services, facilityTypes, projects } = home;
  return {
    heading: [headings(1), [home.hero.heading]],
    services: [below('/services/'), services.services.map(({ id }) => routes.serviceRoute(id))],
    'facility types': [
      below('/facility-types/'),
      facilityTypes.facilityTypes.map(({ id }) => routes.facilityTypeRoute(id)),
    ],
    projects: [below('/projects/'), projects.projects.map(({ id }) => routes.projectRoute(id))],
    towns: [
      below('/service-area#'),
      content.townsInOrder.filter(({ card }) => card).map(({ id }) => routes.townRoute(id)),
    ],
    steps: [headings(3).filter((heading) => steps.includes(heading)), steps],
    bases: [company.bases.filter(({ city }) => !main.includes(city)), []],
    'the emergency number': [closing.includes(`"${call(company.emergencyPhone)}"`), true],
  };
}

function partsOfService({ id, hero, urgent, sections }: (typeof content.services)[number]): Parts {
  const page = pageAt(routes.serviceRoute(id));
  const shown = sections.filter(
    (each) => each.kind !== 'reading' || shownLinks(each.links).length > 0,
  );
  const own = hero.actions.map((each) => [each.label, leadOn(each)]);
  const parts: Parts = {
    sections: [order(page), shown.map(({ kind }) => kind)],
    buttons: [heroButtons(page), own],
    'what a client does next, then a job here': [
      bandButtons(page),
      [
        own[0],
        ...(urgent ? [] : [[company.phone.display, call(company.phone)]]),
        [navigation.action.label, pageRoutes.workForm],
      ],
    ],
    'what to do in trouble, in both languages': [
      withClass(page.elements, 'urgent-lines').flatMap((list) =>
        [...eachElement(list)].filter(({ tagName }) => tagName === 'li').map((li) => textOf(li)),
      ),
      urgent ? [...urgent.untilWeArrive, ...urgent.spanish.untilWeArrive] : [],
    ],
    'the number to call': [
      withClass(page.elements, 'urgent-number').map((each) => getAttribute(each, 'href')),
      Array(urgent ? 2 : 0).fill(call(company.emergencyPhone)),
    ],
  };
  for (const each of sections) {
    const { steps, questions, rows, headings, links } = section(page, each.kind);
    if (each.kind === 'process') parts[each.kind] = [steps, each.steps.length];
    if (each.kind === 'faqs') parts[each.kind] = [questions, each.faqs.length];
    if (each.kind === 'list') parts[each.kind] = [rows, each.items.length];
    if (each.kind === 'sheets')
      parts[each.kind] = [links, each.sheets.map(({ sheet }) => routes.sampleSheetRoute(sheet.id))];
    if (each.kind === 'cards' || each.kind === 'scope' || each.kind === 'outcomes')
      parts[each.kind] = [headings, titles(each.items)];
    if (each.kind === 'facilities')
      parts[each.kind] = [
        links,
        each.facilityTypes.map(({ facilityType }) => addressOf({ facilityType })),
      ];
    if (each.kind === 'projects')
      parts[each.kind] = [
        links,
        each.projects.map((project) => addressOf({ project, alias: each.alias })),
      ];
  }
  return parts;
}

function partsOfFacilityType(facility: (typeof content.facilityTypes)[number]): Parts {
  const page = pageAt(routes.facilityTypeRoute(facility.id));
  const { quote, about } = facility.hero;
  const asked = [quote, routes.inquiryRoute({ about })];
  return {
    'buttons first': [
      heroButtons(page),
      [asked, [company.emergencyPhone.display, call(company.emergencyPhone)]],
    ],
    scope: [section(page, 'scope').headings, titles(facility.scope.items)],
    outcomes: [section(page, 'outcomes').items, facility.outcomes.length],
    questions: [section(page, 'questions').questions, facility.faqs.length],
    compliance: [section(page, 'compliance').isThere, true],
    services: [section(page, 'services').links, shownLinks(facility.services)],
    projects: [section(page, 'projects').links, shownLinks(facility.projects)],
    'buttons last': [
      bandButtons(page),
      [
        asked,
        [company.phone.display, call(company.phone)],
        [navigation.action.label, pageRoutes.workForm],
      ],
    ],
  };
}

function partsOfProject(project: (typeof content.projects)[number], address: string): Parts {
  const page = pageAt(address);
  const parts = ['overview', 'scope', 'specifications', 'challenges', 'results'];
  const canonical = /rel="canonical" href="([^"]+)"/.exec(page.html)?.[1] ?? '';
  return {
    sections: [parts.filter((id) => !order(page).includes(id)), []],
    figures: [
      withClass(page.elements, 'stat-value').map((value) => getText(value)),
      project.results.figures.map(({ value }) => value),
    ],
    buttons: [
      bandButtons(page),
      [
        [content.projectsPage.contact, routes.inquiryRoute({ about: project.title })],
        [project.secondAction.text, addressOf(project.secondAction)],
        [company.phone.display, call(company.phone)],
        [navigation.action.label, pageRoutes.work],
      ],
    ],
    'canonical address': [new URL(canonical).pathname, routes.projectRoute(project.id)],
  };
}

function partsOfServiceArea(): Parts {
  const page = pageAt(pageRoutes.serviceArea);
  const { fit, towns, faqs, actions, facilityTypes, services } = serviceAreaPage;
  const townCards = withClass(page.elements, 'town-card');
  const [table] = withClass(page.elements, 'dispatch-table');
  const rows = (table ? [...eachElement(table)] : [])
    .filter(({ tagName }) => tagName === 'tr')
    .slice(1)
    .map((row) =>
      [...eachElement(row)]
        .filter(({ tagName }) => tagName === 'th' || tagName === 'td')
        .map((cell) => textOf(cell).trim()),
    );
  const named = [
    ...content.towns.map(({ name }) => name),
    ...company.bases.map(({ city }) => city),
  ];
  return {
    buttons: [heroButtons(page), actions.map(({ label, to }) => [label, leadOn({ to })])],
    fit: [
      section(page, 'fit').headings,
      fit.points.map(({ title }) => nameLicensedStates(company)(title)),
    ],
    groups: [withClass(page.elements, 'town-group').length, towns.groups.length],
    towns: [
      townCards.map((card) => getAttribute(card, 'id')),
      towns.groups.flatMap((group) => group.towns.map(({ id }) => id)),
    ],
    questions: [section(page, 'questions').questions, faqs.items.length],
    'facility types': [
      section(page, 'facility-types').links,
      facilityTypes.items.map(({ facilityType }) => addressOf({ facilityType })),
    ],
    services: [
      section(page, 'services').links,
      services.items.map(({ service }) => addressOf({ service })),
    ],
    'a row for each town and base': [rows.length, new Set(named).size],
    'its way and its grid in the row of a town': [
      content.towns.map(({ name, stateCode, drive }) => {
        const row = rows.find(([first]) => first === `${name} ${stateCode}`);
        return [row?.at(-1), ...(drive ? (row?.slice(1, 3) ?? []) : [])];
      }),
      content.towns.map(({ grid, drive }) => [
        grid,
        ...(drive ? [drive.from, `${drive.miles} mi`] : []),
      ]),
    ],
  };
}

const { updated, home: back, contact: ask } = content.privacyPolicy;
const pages: [address: string, read: () => Parts][] = [
  ['/', partsOfHome],
  [
    pageRoutes.services,
    () => ({
      cards: [cards(pageRoutes.services).slice(0, addresses.services.length), addresses.services],
      process: [
        section(pageAt(pageRoutes.services), 'process').headings,
        titles(content.servicesPage.process.steps),
      ],
      quote: [
        bandButtons(pageAt(pageRoutes.services))[0],
        [navigation.quoteBand.action, pageRoutes.contactForm],
      ],
    }),
  ],
  ...content.services.map((each): [string, () => Parts] => [
    routes.serviceRoute(each.id),
    () => partsOfService(each),
  ]),
  [
    pageRoutes.facilityTypes,
    () => ({ cards: [cards(pageRoutes.facilityTypes), addresses.facilityTypes] }),
  ],
  ...content.facilityTypes.map((each): [string, () => Parts] => [
    routes.facilityTypeRoute(each.id),
    () => partsOfFacilityType(each),
  ]),
  [
    pageRoutes.projects,
    () => {
      const links = hrefs(pageAt(pageRoutes.projects)).map(([, href]) => href ?? '');
      return {
        missing: [addresses.projects.filter((address) => !links.includes(address)), []],
        'a way to the form on each card': [
          links.filter((href) => href.startsWith('/contact?about=')).length,
          content.projects.length,
        ],
      };
    },
  ],
  ...content.projects.flatMap((each) =>
    [each.id, each.alias ?? []].flat().map((id): [string, () => Parts] => {
      const address = routes.projectRoute(id);
      return [address, () => partsOfProject(each, address)];
    }),
  ),
  [pageRoutes.serviceArea, partsOfServiceArea],
  [
    pageRoutes.privacyPolicy,
    () => {
      const day = updated.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      const links = hrefs(pageAt(pageRoutes.privacyPolicy)).map((link) => link.join());
      return {
        date: [pageAt(pageRoutes.privacyPolicy).html.includes(day), true],
        'missing links': [
          [`${back},/`, `${ask},${pageRoutes.contact}`].filter((link) => !links.includes(link)),
          [],
        ],
      };
    },
  ],
];

test.each(pages)('%s shows all that content/ has for it', (_, read) => {
  for (const [part, [shown, wanted]] of Object.entries(read())) {
    expect.soft(shown, part).toEqual(wanted);
  }
});

test('a page ends with the join-the-team band, an article with its own call, some with neither', () => {
  const ends = Map.groupBy(all, ({ html }) =>
    ['join-heading', 'closing-heading'].filter((id) => html.includes(`"${id}"`)).join(),
  );
  const endOf = (end: string) => (ends.get(end) ?? []).map(({ address }) => address).sort();
  expect(endOf('closing-heading')).toEqual(['/', ...addresses.articles].sort());
  const neither = endOf('').filter((address) => !address.startsWith('/services/samples/'));
  expect(neither).toEqual(['/404', '/contact', '/contact/thank-you', '/offline']);
});
