import { type Entry, readOrdered, readSingleton } from '#site/data/content.ts';
import { readIndexActions, resolveLinks } from '#site/data/links.ts';
import { typesetContent } from '#site/typography/typeset-content.ts';

export async function readToolsPage() {
  const hasForms = (await readOrdered('sheets')).length > 0;
  return typesetContent({
    ...(await readSingleton('toolsPage')),
    buttons: await readIndexActions(),
    tools: await readOrdered('tools'),
    forms: hasForms ? (await readSingleton('samplesPage')).offer : undefined,
  });
}

export async function readToolPage(tool: Entry<'tools'>) {
  const { labels, actions } = await readSingleton('toolsPage');
  return typesetContent({
    ...tool,
    labels,
    actions,
    related: { ...tool.related, links: await resolveLinks(tool.related.links) },
  });
}
