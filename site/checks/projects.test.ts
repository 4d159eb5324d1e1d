import { describe, expect, test } from 'vitest';
import { getText } from '#forms/html-tree.ts';
import { hrefs, order, pageAt, section, withClass } from './page-parts.ts';

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
