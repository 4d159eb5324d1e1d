import { projectRoute } from '#contract/routes.ts';
import { readBasesLine } from '#site/read/bases-line.ts';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { readGroupLabel } from '#site/read/group-label.ts';
import { type Entry, readSingleton } from '#site/read/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

export async function describeProject(project: Entry<'projects'>): Promise<PageDescription> {
  const { id, scene = id, title, search, hero, diorama } = project;
  return {
    path: projectRoute(id),
    group: 'projects',
    listing: search,
    heading: hero.heading,
    name: title,
    kicker: (await readGroupLabel('projects')) ?? (await readBasesLine()),
    card: diorama
      ? { kind: 'project', name: scene }
      : { kind: 'landscape', name: (await readSingleton('projectsPage')).landscape },
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
