import type { ReactNode } from 'react';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { PhoneFold } from '#ui/controls/phone-fold.tsx';
import { Breadcrumb } from '#ui/sections/breadcrumb.tsx';
import { LinkList } from '#ui/sections/link-list.tsx';
import { Panel } from '#ui/sections/panel.tsx';
import { Section } from '#ui/sections/section.tsx';
import { TitledList } from '#ui/sections/titled-list.tsx';
import type { readToolPage } from './read-tools.ts';
import './tool-page.css';

/**
 * Page of a tool: the calculator, what its result leaves out, and its sources. The HTML contains the worked example.
 * Other cases need scripts.
 */
export function ToolPage({
  tool,
  children,
}: {
  tool: Awaited<ReturnType<typeof readToolPage>>;
  children: ReactNode;
}) {
  const { title, heading, lead, labels, leavesOut, sources, related } = tool;
  // Use four columns only if they leave no empty cell.
  const leavesOutColumns = leavesOut.items.length % 4 === 0 ? 4 : undefined;
  return (
    <>
      <div className="wrap tool-head">
        <Breadcrumb pages={breadcrumbs.tool(title)} />
        <h1 className="type-page-title">{heading}</h1>
        <p className="type-lead text-ink-2">{lead}</p>
        <Panel as="p" small className="tool-still screen-only">
          {labels.still}
        </Panel>
      </div>
      <section className="wrap rhythm" aria-label={labels.calculator}>
        {children}
      </section>
      <PhoneFold summary={`${labels.leavesOut} and ${labels.sources.toLowerCase()}`} onTablets>
        <Section id="limits" label={labels.leavesOut} heading={leavesOut.heading}>
          <TitledList items={leavesOut.items} columns={leavesOutColumns} />
        </Section>
        <Section id="sources" label={labels.sources} heading={sources.heading} beside>
          <ul role="list" className="tool-sources">
            {sources.items.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </Section>
      </PhoneFold>
      {related.links.length > 0 ? (
        <div className="screen-only">
          <Section id="related" label={labels.related} heading={related.heading}>
            <LinkList links={related.links} />
          </Section>
        </div>
      ) : null}
    </>
  );
}
