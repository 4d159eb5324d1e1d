import { describe, expect, test } from 'vitest';
import { getAttribute, getText } from '#contract/html-tree.ts';
import { attributesOf } from '../built-site.ts';
import { isSample, ofTheSample, towns } from '../content.ts';
import { heroButtons, hrefs, order, pageAt, section, withClass } from '../page-parts.ts';

describe.skipIf(!isSample)(ofTheSample, () => {
  test('home leads to five services, six facility types, three projects and nine towns', () => {
    const { html } = pageAt('/');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const links = [...main.matchAll(/href="([^"?]+)"/g)].map(([, href]) => href as string);
    const below = (start: string) =>
      links.flatMap((href) => (href.startsWith(start) ? href.slice(start.length) : []));
    expect(below('/services/')).toEqual([
      'turn-key-electrical',
      'new-build-construction',
      'maintenance',
      'emergency-services',
      'automation',
    ]);
    expect(below('/facility-types/')).toHaveLength(6);
    expect(below('/projects/')).toEqual(['solar-farms', 'wind-farms', 'battery-storage']);
    expect(below('/service-area#')).toHaveLength(9);
    expect(below('/service-area#')).not.toContain('andrews');
  });

  test('home says what the company does, and its five steps and seven sections', () => {
    const { html, elements } = pageAt('/');
    const headings = elements.flatMap((each) =>
      /^h[13]$/.test(each.tagName) ? getText(each) : [],
    );
    const steps = [
      'Site Assessment',
      'Design & Planning',
      'Implementation',
      'Testing & Commissioning',
      'Training & Support',
    ];
    expect(headings[0]).toBe('Electrical Services for the Permian Basin');
    expect(headings.filter((heading) => steps.includes(heading))).toEqual(steps);
    const labels = [...html.matchAll(/section-tag-device"[^>]*>\d+<\/span>\s*([^<]+)/g)];
    expect(labels.map(([, label]) => label)).toEqual([
      'Services',
      'Proven Experience',
      'How we work',
      'Facilities',
      'Projects',
      'Service area',
      '24/7 emergency response',
    ]);
  });

  test('the first step of a service is a consultation, the last its execution', () => {
    expect(section(pageAt('/services'), 'process').headings).toEqual([
      'Consultation',
      'Estimate',
      'Execution',
    ]);
  });

  const services: [id: string, sections: string[], action: string][] = [
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

  test.each(services)(
    '%s has these sections, its counts and its action',
    (id, sections, action) => {
      const page = pageAt(`/services/${id}`);
      expect(order(page).filter((each) => each !== 'reading' && each !== 'sheets')).toEqual(
        sections,
      );
      expect(section(page, 'faqs').questions).toBe(4);
      if (sections.includes('scope')) expect(section(page, 'scope').items).toBe(6);
      const buttons = heroButtons(page).map(([text]) => text);
      expect(buttons.join()).toContain(action);
    },
  );

  test('services have the steps and cards that are required, and lead to these projects', () => {
    const of = (id: string, part: string) => section(pageAt(`/services/${id}`), part);
    expect(of('turn-key-electrical', 'process').steps).toBe(3);
    expect(of('turn-key-electrical', 'projects').links).toEqual([
      '/projects/solar-farms',
      '/projects/wind-farms',
      '/projects/battery-storage',
    ]);
    expect(of('maintenance', 'cards').items).toBe(3);
    expect(of('emergency-services', 'cards').items).toBe(3);
    expect(of('emergency-services', 'process').steps).toBe(4);
    expect(of('emergency-services', 'facilities').links.length).toBeGreaterThanOrEqual(3);
    expect(of('automation', 'cards').items).toBe(4);
    expect(of('programming', 'cards').items).toBe(4);
    expect(of('automation', 'projects').links).toEqual([
      '/projects/wind-farms',
      '/projects/20k-batteries',
    ]);
  });

  test('the emergency page has the hotline first, maintenance a call as well', () => {
    const [hotline, schedule] = heroButtons(pageAt('/services/emergency-services'));
    expect(hotline?.[1]).toMatch(/^tel:/);
    expect(schedule).toEqual(['Schedule Service', '/contact']);
    const buttons = heroButtons(pageAt('/services/maintenance'));
    expect(buttons.some(([, href]) => href?.startsWith('tel:'))).toBe(true);
  });

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

  test.each(facilities)(
    '%s counts what is specified and leads where it says',
    (id, quote, outcomes, services, projects) => {
      const page = pageAt(`/facility-types/${id}`);
      expect(heroButtons(page)[0]?.[0]).toMatch(quote);
      expect(section(page, 'scope').items).toBe(6);
      expect(section(page, 'outcomes').items).toBe(outcomes);
      expect(section(page, 'questions').questions).toBe(4);
      if (services)
        expect(section(page, 'services').links).toEqual(
          services.map((each) => `/services/${each}`),
        );
      expect(section(page, 'projects').links).toEqual(projects);
    },
  );

  test.each([
    ['solar-farms', ['99.5%', '15+', '25'], ['View Our Services', '/services']],
    ['wind-farms', ['98.7%', '50+', '20'], ['View Facility Types', '/facility-types']],
    ['battery-storage', ['95%', '20', '15'], ['View Automation Services', '/services/automation']],
    ['20k-batteries', ['95%', '20', '15'], ['View Automation Services', '/services/automation']],
  ])('%s has its figures and its second button', (id, figures, second) => {
    const page = pageAt(`/projects/${id}`);
    const shown = withClass(page.elements, 'stat-value').map((value) => getText(value));
    expect(shown).toEqual(figures);
    expect(hrefs(page)).toContainEqual(second);
  });

  test('the service area has five points, nine towns in three groups and three questions', () => {
    const page = pageAt('/service-area');
    expect(section(page, 'fit').items).toBe(5);
    expect(withClass(page.elements, 'town-card').map((card) => getAttribute(card, 'id'))).toEqual([
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
    expect(heroButtons(page)[0]).toEqual(['Request Service', '/contact']);
  });

  test('the ring has its middle at 32.0 degrees north and 103.006 west, for ten towns', () => {
    const { html } = pageAt('/');
    const [, latitude] = /"latitude":(32\.0\d*|32),"longitude":-103\.00/.exec(html) ?? [];
    expect(Number(latitude)).toBeCloseTo(32.0, 3);
    expect(towns).toHaveLength(10);
  });

  test('the blog has six topics, the privacy policy its two buttons', () => {
    const topics = withClass(pageAt('/blog').elements, 'topics')[0];
    expect(topics?.childNodes.length).toBeGreaterThan(0);
    const page = pageAt('/privacy-policy');
    expect(hrefs(page)).toContainEqual(['Back to Home', '/']);
    expect(hrefs(page)).toContainEqual(['Have Questions? Contact Us', '/contact']);
  });

  test('the navigation has seven pages', () => {
    const page = pageAt('/contact');
    expect(attributesOf(page, 'a', 'href')).toEqual(
      expect.arrayContaining([
        '/',
        '/services',
        '/projects',
        '/facility-types',
        '/blog',
        '/service-area',
        '/contact',
      ]),
    );
  });
});
