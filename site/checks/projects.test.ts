import { expect, test } from 'vitest';
import { getText } from '#contract/html-tree.ts';
import { inquiryRoute, projectRoute, routes } from '#contract/routes.ts';
import { addresses, addressOf, company, navigation, projects, projectsPage } from './content.ts';
import { bandButtons, hrefs, order, pageAt, withClass } from './page-parts.ts';

test('the index leads to every project, and each card to the form', () => {
  const links = hrefs(pageAt(routes.projects)).map(([, href]) => href);
  expect(links).toEqual(expect.arrayContaining(addresses.projects));
  expect(links.filter((href) => href?.startsWith('/contact?about='))).toHaveLength(projects.length);
});

const pages = projects.flatMap((project) =>
  [project.id, project.alias ?? []].flat().map((id) => ({ ...project, path: projectRoute(id) })),
);

test.each(pages)('$path is whole, with its figures and one panel at its end', (project) => {
  const page = pageAt(project.path);
  expect(order(page)).toEqual(
    expect.arrayContaining(['overview', 'scope', 'specifications', 'challenges', 'results']),
  );
  const shown = withClass(page.elements, 'stat-value').map((value) => getText(value));
  expect(shown).toEqual(project.results.figures.map(({ value }) => value));
  const second = addressOf(project.secondAction);
  expect(bandButtons(page)).toEqual([
    [projectsPage.contact, inquiryRoute({ about: project.title })],
    [project.secondAction.text, second],
    [company.phone.display, `tel:${company.phone.number}`],
    [navigation.action.label, routes.work],
  ]);
});

test('a second address names the first as canonical', () => {
  for (const { path, canonical } of addresses.aliases) {
    for (const address of [path, canonical]) {
      const [, named] = /rel="canonical" href="([^"]+)"/.exec(pageAt(address).html) ?? [];
      expect(new URL(named ?? '').pathname, address).toBe(canonical);
    }
  }
});
