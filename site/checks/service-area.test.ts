import { describe, expect, test } from 'vitest';
import { getAttribute } from '#forms/html-tree.ts';
import { heroButtons, pageAt, section, withClass } from './page-parts.ts';

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
