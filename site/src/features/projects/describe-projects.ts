import { projectRoute, routes } from '#contract/routes.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { readGroupLabel } from '#site/data/group-label.ts';
import { type Entry, readSingleton } from '#site/data/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

export async function describeProjectsPage(): Promise<PageDescription> {
  const { search, heading } = await readSingleton('projectsPage');
  return {
    path: routes.projects,
    group: 'main',
    listing: search,
    heading,
    name: 'Projects',
    kicker: await readBasesLine(),
    card: { kind: 'landscape', name: 'plant' },
    indexed: true,
    facts: { kind: 'CollectionPage', breadcrumb: breadcrumbs.projects },
  };
}

export async function describeProject(project: Entry<'projects'>): Promise<PageDescription> {
  const { id, scene = id, title, search, hero } = project;
  return {
    path: projectRoute(id),
    group: 'projects',
    listing: search,
    heading: hero.heading,
    name: title,
    kicker: (await readGroupLabel('projects')) ?? (await readBasesLine()),
    card: { kind: 'project', name: scene },
    indexed: true,
    facts: { serviceName: title, breadcrumb: breadcrumbs.project(title) },
  };
}

/** Describes the copy of a project's page at its second address. The first address is canonical. */
export async function describeProjectAlias(
  project: Entry<'projects'>,
  alias: string,
): Promise<PageDescription> {
  const page = await describeProject(project);
  return { ...page, path: projectRoute(alias), indexed: false, canonical: page.path };
}
