import { expect, test } from 'vitest';
import { getText } from '#contract/html-tree.ts';
import {
  facilityTypeRoute,
  projectRoute,
  routes,
  serviceRoute,
  townRoute,
} from '#contract/routes.ts';
import { company, home, townsInOrder } from './content.ts';
import { pageAt } from './page-parts.ts';

const page = pageAt('/');
const headings = (level: number) =>
  page.elements.filter(({ tagName }) => tagName === `h${level}`).map((each) => getText(each));
const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'));
const linksBelow = (start: string) =>
  [...main.matchAll(/href="([^"?]+)"/g)].flatMap(([, href = '']) =>
    href.startsWith(start) ? href : [],
  );

test('it says what the company does', () => {
  expect(headings(1)).toEqual([home.hero.heading]);
});

test('it leads to the services, facility types and projects that it names, in their order', () => {
  const { services, facilityTypes, projects } = home;
  expect(linksBelow('/services/')).toEqual(services.services.map(({ id }) => serviceRoute(id)));
  expect(linksBelow('/facility-types/')).toEqual(
    facilityTypes.facilityTypes.map(({ id }) => facilityTypeRoute(id)),
  );
  expect(linksBelow('/projects/')).toEqual(projects.projects.map(({ id }) => projectRoute(id)));
});

test('it shows the steps in order', () => {
  const steps = home.process.steps.map(({ title }) => title);
  expect(headings(3).filter((heading) => steps.includes(heading))).toEqual(steps);
});

test('it names the towns that have a card', () => {
  const shown = townsInOrder.filter(({ card }) => card);
  expect(linksBelow('/service-area#')).toEqual(shown.map(({ id }) => townRoute(id)));
});

test('its sections stand in their order, each with its own label', () => {
  const found = page.elements
    .filter(({ attrs }) => attrs.some(({ value }) => /\bsection-tag-device\b/.test(value)))
    .map((device) => device.parentNode?.childNodes.at(-1))
    .map((label) => (label && 'value' in label ? label.value.trim() : undefined));
  const { services, experience, process, facilityTypes, projects, serviceArea, closing } = home;
  expect(found).toEqual(
    [services, experience, process, facilityTypes, projects, serviceArea, closing].map(
      ({ label }) => label,
    ),
  );
});

test('it ends with the ways that the closing names and the emergency number', () => {
  const closing = page.html.slice(page.html.lastIndexOf('<section'));
  for (const { page: to } of home.closing.actions)
    expect(closing).toContain(`href="${routes[to]}"`);
  expect(closing).toContain(`href="tel:${company.emergencyPhone.number}"`);
});

test('the bases of the company stand under the hero', () => {
  for (const { city } of company.bases) expect(main).toContain(city);
});
