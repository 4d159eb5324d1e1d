import { describe, expect, test } from 'vitest';
import { getAttribute } from '#forms/html-tree.ts';
import { heroButtons, order, pageAt, section, withClass } from './page-parts.ts';

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
      expect(found).toEqual(expected);
      expect(section(page, 'faqs').questions).toBe(4);
      if (expected.includes('scope')) expect(section(page, 'scope').items).toBe(6);
      expect(
        heroButtons(page)
          .map(([text]) => text)
          .join(),
      ).toContain(action);
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
