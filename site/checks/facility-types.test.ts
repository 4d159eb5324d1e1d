import { describe, expect, test } from 'vitest';
import { getAttribute } from '#forms/html-tree.ts';
import { heroButtons, pageAt, section, withClass } from './page-parts.ts';

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
