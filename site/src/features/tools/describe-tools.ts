import { routes, toolRoute } from '#contract/routes.ts';
import { readBasesLine } from '#site/data/bases-line.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { type Entry, readSingleton } from '#site/data/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

export async function describeToolsPage(): Promise<PageDescription> {
  const { search, heading } = await readSingleton('toolsPage');
  return {
    path: routes.tools,
    group: 'main',
    listing: search,
    heading,
    name: 'Tools',
    kicker: await readBasesLine(),
    card: { kind: 'landscape', name: 'survey' },
    indexed: true,
    facts: { kind: 'CollectionPage', breadcrumb: breadcrumbs.tools },
  };
}

/** Describes the page of a tool. Its social card shows the tool's example case. */
export async function describeTool(tool: Entry<'tools'>): Promise<PageDescription> {
  const { id, title, search, heading, calculator, weather, downtime } = tool;
  return {
    path: toolRoute(id),
    group: 'tools',
    listing: search,
    heading,
    name: title,
    kicker: await readBasesLine(),
    card: { kind: 'tool', example: { calculator, weather, downtime } },
    indexed: true,
    facts: { toolName: title, breadcrumb: breadcrumbs.tool(title) },
  };
}
