import type { ReactElement, ReactNode } from 'react';
import type { ForelandName } from '#drawings/forelands/forelands.ts';
import { Foreland } from '#site/drawings/foreland.tsx';
import { Breadcrumb, type BreadcrumbPage } from '#ui/blocks/breadcrumb.tsx';
import '#ui/blocks/page-hero.css';

/** The first screen of a page without a diorama. */
export function PageHero({
  breadcrumb,
  heading,
  lead,
  actions,
  land,
}: {
  breadcrumb: readonly BreadcrumbPage[];
  heading: string;
  lead: ReactNode;
  actions?: ReactNode;
  /** The foreground, on the horizon behind the words. */
  land: ForelandName | ReactElement;
}) {
  return (
    <section className="sky scene page-hero">
      <div className="wrap page-hero-words">
        <Breadcrumb pages={breadcrumb} />
        <h1 className="type-page-title">{heading}</h1>
        <p className="type-lead text-ink-2">{lead}</p>
        {actions ? <div className="action-row">{actions}</div> : null}
      </div>
      {/* After the words: a half-read page is painted with the land in its place. */}
      {typeof land === 'string' ? <Foreland name={land} /> : land}
    </section>
  );
}
