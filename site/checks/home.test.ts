import { expect, test } from 'vitest';
import { getText } from '#forms/html-tree.ts';
import { attributesOf, readBuiltPages } from './built-site.ts';

const home = (await readBuiltPages()).find(({ address }) => address === '/');
if (!home) throw new Error('The built site has no home page.');

const hrefs = attributesOf(home, 'a', 'href');
const headings = (level: number) =>
  home.elements.filter(({ tagName }) => tagName === `h${level}`).map((each) => getText(each));

test('it says what the company does', () => {
  expect(headings(1)).toEqual(['Electrical Services for the Permian Basin']);
});

test('it leads to five services, six facility types and three projects', () => {
  const main = home.html.slice(home.html.indexOf('<main'), home.html.indexOf('</main>'));
  const links = [...main.matchAll(/href="([^"#?]+)"/g)].map(([, href]) => href as string);
  const below = (start: string) => links.filter((href) => href.startsWith(start));
  expect(below('/services/')).toEqual([
    '/services/turn-key-electrical',
    '/services/new-build-construction',
    '/services/maintenance',
    '/services/emergency-services',
    '/services/automation',
  ]);
  expect(below('/facility-types/')).toHaveLength(6);
  expect(below('/projects/')).toEqual([
    '/projects/solar-farms',
    '/projects/wind-farms',
    '/projects/battery-storage',
  ]);
});

test('it shows the five steps in order', () => {
  const steps = [
    'Site Assessment',
    'Design & Planning',
    'Implementation',
    'Testing & Commissioning',
    'Training & Support',
  ];
  expect(headings(3).filter((heading) => steps.includes(heading))).toEqual(steps);
});

test('it names nine towns, all but the base', () => {
  expect(hrefs.filter((href) => href.startsWith('/service-area#'))).toHaveLength(9);
  expect(hrefs).not.toContain('/service-area#andrews');
});

test('its sections stand in the order of the specification', () => {
  const order = [
    'Services',
    'Proven Experience',
    'How we work',
    'Facilities',
    'Projects',
    'Service area',
    '24/7 emergency response',
  ];
  const found = [...home.html.matchAll(/section-tag-device"[^>]*>\d+<\/span>([^<]+)/g)].map(
    ([, label]) => label,
  );
  expect(found).toEqual(order);
});

test('it ends with the way to the form and the number', () => {
  const closing = home.html.slice(home.html.lastIndexOf('<section'));
  expect(closing).toContain('href="/contact#form"');
  expect(closing).toMatch(/href="tel:\+\d+"/);
});
