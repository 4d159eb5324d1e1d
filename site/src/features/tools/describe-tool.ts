import { toolRoute } from '#contract/routes.ts';
import { readBasesLine } from '#site/read/bases-line.ts';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import type { Entry } from '#site/read/read-entries.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

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
