import { describe, expect, test } from 'vitest';
import { type Element, eachElement, getAttribute, getText } from '#forms/html-tree.ts';
import { type BuiltPage, readBuiltPages } from './built-site.ts';

const pages = await readBuiltPages();

function pageAt(address: string): BuiltPage {
  const page = pages.find((each) => each.address === address);
  if (!page) throw new Error(`There is no page at ${address}.`);
  return page;
}

/** The section with this id, and what is in it. */
function section(page: BuiltPage, id: string) {
  const element = page.elements.find((each) => getAttribute(each, 'id') === id);
  const inside = element ? [...eachElement(element)] : [];
  const named = (tag: string) => inside.filter(({ tagName }) => tagName === tag);
  return {
    isThere: element !== undefined,
    items: named('h3').length,
    questions: named('details').length,
    steps: withClass(inside, 'step').length,
    rows: withClass(inside, 'plain-list').flatMap((list) =>
      list.childNodes.filter((child) => child.nodeName === 'li'),
    ).length,
    links: named('a').map((link) => getAttribute(link, 'href')),
    headings: named('h3').map((heading) => getText(heading)),
  };
}

function withClass(elements: readonly Element[], name: string): Element[] {
  return elements.filter((element) => getAttribute(element, 'class')?.split(' ').includes(name));
}

/** The ids of the sections in their order. */
const order = (page: BuiltPage) =>
  page.elements
    .filter(({ tagName }) => tagName === 'section')
    .map((element) => getAttribute(element, 'id'))
    .filter((id) => id !== undefined);

const hrefs = (page: BuiltPage) =>
  page.elements
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => [getText(link).trim(), getAttribute(link, 'href')]);

const heroButtons = (page: BuiltPage) => {
  const hero = withClass(page.elements, 'page-hero')[0];
  return hero
    ? [...eachElement(hero)]
        .filter((each) => getAttribute(each, 'class')?.includes('button-lg'))
        .map((each) => [getText(each), getAttribute(each, 'href')])
    : [];
};

describe('services', () => {
  test('the index shows six cards, three steps and the way to the form', () => {
    const page = pageAt('/services');
    const cards = withClass(page.elements, 'card-link').map((link) => getAttribute(link, 'href'));
    expect(cards.sort()).toEqual(
      [
        'automation',
        'emergency-services',
        'maintenance',
        'new-build-construction',
        'programming',
        'turn-key-electrical',
      ].map((id) => `/services/${id}`),
    );
    expect(section(page, 'process').headings).toEqual(['Consultation', 'Estimate', 'Execution']);
    expect(section(page, 'quote').links).toEqual(['/contact#form']);
  });

  const sections: [string, string[], string][] = [
    ['turn-key-electrical', ['outcomes', 'scope', 'process', 'facilities', 'projects', 'faqs'], ''],
    [
      'new-build-construction',
      ['outcomes', 'scope', 'list', 'projects', 'faqs'],
      'Request Construction Quote',
    ],
    ['maintenance', ['cards', 'list', 'facilities', 'faqs'], 'Request Maintenance Quote'],
    [
      'emergency-services',
      ['cards', 'process', 'scope', 'outcomes', 'availability', 'faqs', 'facilities'],
      'Schedule Service',
    ],
    ['automation', ['cards', 'scope', 'list', 'projects', 'faqs'], ''],
    ['programming', ['cards', 'scope', 'list', 'projects', 'faqs'], ''],
  ];

  test.each(sections)(
    '%s has its sections in their order, its counts and its own action',
    (id, expected, action) => {
      const page = pageAt(`/services/${id}`);
      const found = order(page).filter((each) => each !== 'reading');
      expect([...found].sort()).toEqual([...expected].sort());
      expect(section(page, 'faqs').questions).toBe(4);
      if (expected.includes('scope')) expect(section(page, 'scope').items).toBe(6);
      expect(
        heroButtons(page)
          .map(([text]) => text)
          .join(),
      ).toContain(action);
    },
  );

  test.each(sections.slice(0, 3))(
    '%s keeps the order that the specification gives',
    (id, expected) => {
      expect(order(pageAt(`/services/${id}`)).filter((each) => each !== 'reading')).toEqual(
        expected,
      );
    },
  );

  test('turn-key has three steps at #process and leads to three projects', () => {
    const page = pageAt('/services/turn-key-electrical');
    expect(section(page, 'process').steps).toBe(3);
    expect(section(page, 'projects').links).toEqual([
      '/projects/solar-farms',
      '/projects/wind-farms',
      '/projects/battery-storage',
    ]);
  });

  test('maintenance has three approaches, a list of equipment and an emergency call', () => {
    const page = pageAt('/services/maintenance');
    expect(section(page, 'cards').items).toBe(3);
    expect(section(page, 'list').rows).toBeGreaterThanOrEqual(3);
    expect(heroButtons(page).some(([, href]) => href?.startsWith('tel:'))).toBe(true);
  });

  test('emergency has three kinds, four steps, a hotline first and Schedule Service to the contact page', () => {
    const page = pageAt('/services/emergency-services');
    expect(section(page, 'cards').items).toBe(3);
    expect(section(page, 'process').steps).toBe(4);
    const [hotline, schedule] = heroButtons(page);
    expect(hotline?.[1]).toMatch(/^tel:/);
    expect(schedule).toEqual(['Schedule Service', '/contact']);
    expect(section(page, 'facilities').links.length).toBeGreaterThanOrEqual(3);
  });

  test('automation and programming have four cards each; automation leads to wind and the batteries', () => {
    expect(section(pageAt('/services/automation'), 'cards').items).toBe(4);
    expect(section(pageAt('/services/programming'), 'cards').items).toBe(4);
    expect(section(pageAt('/services/automation'), 'projects').links).toEqual([
      '/projects/wind-farms',
      '/projects/20k-batteries',
    ]);
  });
});

describe('projects', () => {
  test('the index leads to three projects, and each card to the form', () => {
    const links = hrefs(pageAt('/projects')).map(([, href]) => href);
    for (const id of ['solar-farms', 'wind-farms', 'battery-storage'])
      expect(links).toContain(`/projects/${id}`);
    expect(links.filter((href) => href?.startsWith('/contact?about='))).toHaveLength(3);
  });

  test.each([
    ['solar-farms', ['99.5%', '15+', '25'], ['View Our Services', '/services']],
    ['wind-farms', ['98.7%', '50+', '20'], ['View Facility Types', '/facility-types']],
    ['battery-storage', ['95%', '20', '15'], ['View Automation Services', '/services/automation']],
    ['20k-batteries', ['95%', '20', '15'], ['View Automation Services', '/services/automation']],
  ])('%s is whole, with its figures and its two buttons', (id, figures, second) => {
    const page = pageAt(`/projects/${id}`);
    expect(order(page)).toEqual(
      expect.arrayContaining(['overview', 'scope', 'specifications', 'challenges', 'results']),
    );
    const shown = withClass(page.elements, 'stat-value').map((value) => getText(value));
    expect(shown).toEqual(figures);
    const buttons = section(page, 'results').links;
    expect(buttons).toEqual(['/contact', second[1]]);
    expect(hrefs(page)).toContainEqual(second);
  });

  test('both battery paths have one canonical address', () => {
    for (const address of ['/projects/battery-storage', '/projects/20k-batteries']) {
      expect(pageAt(address).html).toMatch(
        /rel="canonical" href="[^"]+\/projects\/battery-storage"/,
      );
    }
  });
});

describe('facility types', () => {
  const facilities: [
    id: string,
    quote: RegExp,
    outcomes: number,
    services: string[] | undefined,
    projects: string[],
  ][] = [
    [
      'oil-gas-production',
      /^Get Production Facility Quote$/,
      3,
      undefined,
      ['/projects/solar-farms', '/projects/wind-farms'],
    ],
    ['tank-batteries', /^Get Tank Battery Quote$/, 3, undefined, ['/projects/20k-batteries']],
    ['pump-stations', /^Get Pump Station Quote$/, 3, undefined, ['/projects']],
    [
      'compression-stations',
      /^Get .+ Quote$/,
      4,
      ['new-build-construction', 'maintenance', 'programming', 'turn-key-electrical'],
      ['/projects/wind-farms'],
    ],
    [
      'meter-stations',
      /^Get .+ Quote$/,
      4,
      ['maintenance', 'programming', 'automation', 'turn-key-electrical'],
      ['/projects/20k-batteries'],
    ],
    [
      'wind-underground-collection',
      /^Get .+ Quote$/,
      3,
      ['turn-key-electrical', 'automation', 'programming', 'new-build-construction'],
      ['/projects/wind-farms', '/projects/solar-farms'],
    ],
  ];

  test('the index leads to six', () => {
    const cards = withClass(pageAt('/facility-types').elements, 'card-link').map((link) =>
      getAttribute(link, 'href'),
    );
    expect(cards.sort()).toEqual(facilities.map(([id]) => `/facility-types/${id}`).sort());
  });

  test.each(facilities)(
    '%s counts what the specification counts and leads where it says',
    (id, quote, outcomes, services, projects) => {
      const page = pageAt(`/facility-types/${id}`);
      const [first, call] = heroButtons(page);
      expect(first?.[0]).toMatch(quote);
      expect(first?.[1]).toMatch(/^\/contact\?about=[^#]+#form$/);
      expect(call?.[1]).toMatch(/^tel:/);
      expect(section(page, 'scope').items).toBe(6);
      expect(section(page, 'outcomes').items).toBe(outcomes);
      expect(section(page, 'questions').questions).toBe(4);
      expect(section(page, 'compliance').isThere).toBe(true);
      if (services)
        expect(section(page, 'services').links).toEqual(
          services.map((each) => `/services/${each}`),
        );
      expect(section(page, 'projects').links).toEqual(projects);
    },
  );
});

describe('service area', () => {
  const page = pageAt('/service-area');

  test('five points, nine towns in three groups, three questions, and every facility type and service', () => {
    expect(section(page, 'fit').items).toBe(5);
    expect(section(page, 'fit').headings).toContain(
      'Certified Team: Licensed in Texas and New Mexico',
    );
    const towns = withClass(page.elements, 'town-card').map((card) => getAttribute(card, 'id'));
    expect(towns).toEqual([
      'midland',
      'odessa',
      'kermit',
      'monahans',
      'pecos',
      'fort-stockton',
      'hobbs',
      'carlsbad',
      'lovington',
    ]);
    expect(withClass(page.elements, 'town-group')).toHaveLength(3);
    expect(section(page, 'questions').questions).toBe(3);
    expect(section(page, 'facility-types').links).toHaveLength(6);
    expect(section(page, 'services').links).toHaveLength(6);
  });

  test('a request leads to the contact page, a call to the telephone', () => {
    const [request, call] = heroButtons(page);
    expect(request).toEqual(['Request Service', '/contact']);
    expect(call?.[1]).toMatch(/^tel:/);
  });
});

test('the privacy policy carries its date and its two buttons', () => {
  const page = pageAt('/privacy-policy');
  expect(page.html).toContain('January 18, 2025');
  expect(hrefs(page)).toContainEqual(['Back to Home', '/']);
  expect(hrefs(page)).toContainEqual(['Have Questions? Contact Us', '/contact']);
});

test('every page below home but contact, its answer and the not-found page ends with the join-the-team band', () => {
  const without = pages
    .filter(({ html }) => !html.includes('join-heading'))
    .map(({ address }) => address);
  expect(without.sort()).toEqual(['/', '/404', '/contact', '/contact/thank-you']);
});

test('no internal link leads to a page that is missing, the blog and the sitemap of search engines excepted', () => {
  const known = new Set(pages.map(({ address }) => address));
  const missing = new Set<string>();
  for (const page of pages) {
    for (const [, href] of hrefs(page)) {
      const path = href?.startsWith('/') ? href.split(/[?#]/)[0] : undefined;
      if (path && !known.has(path) && path !== '/blog' && path !== '/sitemap.xml')
        missing.add(`${page.address} → ${path}`);
    }
  }
  expect([...missing]).toEqual([]);
});

test('no paragraph stands on two pages, fixed wordings and one content field excepted', () => {
  const seen = new Map<string, Set<string>>();
  for (const page of pages.filter(({ address }) => address !== '/projects/20k-batteries')) {
    const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'));
    for (const [, text] of main.matchAll(/<p[^>]*>([^<]{90,})<\/p>/g)) {
      seen.set(text as string, (seen.get(text as string) ?? new Set()).add(page.address));
    }
  }
  const cards = /^(\/|\/services|\/facility-types|\/projects)$/;
  const repeated = [...seen].filter(
    ([, where]) => [...where].filter((address) => !cards.test(address)).length > 1,
  );
  expect(repeated.map(([text, where]) => `${[...where].join(', ')}: ${text}`)).toEqual([]);
});
