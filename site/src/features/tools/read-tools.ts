import type { Company } from '#contract/company.ts';
import { readCompany } from '#site/read/content.ts';
import { readIndexActions, resolveLinks } from '#site/read/links.ts';
import { type Entry, readOrdered, readSingleton } from '#site/read/read-entries.ts';
import type { ToolActions } from './case-actions.tsx';

export async function readToolsPage() {
  const hasForms = (await readOrdered('sheets')).length > 0;
  return {
    ...(await readSingleton('toolsPage')),
    buttons: await readIndexActions(),
    tools: await readOrdered('tools'),
    forms: hasForms ? (await readSingleton('samplesPage')).offer : undefined,
  };
}

export async function readToolPage(tool: Entry<'tools'>) {
  const { labels, actions } = await readSingleton('toolsPage');
  const content = {
    ...tool,
    labels,
    actions,
    related: { ...tool.related, links: await resolveLinks(tool.related.links) },
  };
  return { ...content, islands: islandProps(content, await readCompany()) };
}

/** Returns the props of the page's island. The props of all other islands are undefined. */
function islandProps(
  { weather, downtime, maintenance, actions }: Entry<'tools'> & { actions: ToolActions },
  company: Company,
) {
  return {
    lineVoltage: weather && { actions, weather },
    downtimeCost: downtime && {
      actions,
      example: { outage: downtime.outage, plan: downtime.plan },
      equipment: downtime.equipment,
      planHint: downtime.planHint,
    },
    maintenanceCalendar: maintenance && {
      actions,
      program: { equipment: maintenance.equipment },
      conditionHint: maintenance.conditionHint,
      example: maintenance.example,
      maker: company.name,
    },
  };
}
