import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbPage } from './breadcrumb.tsx';
import '#ui/pictures/scene.css';
import './page-hero.css';

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
  land?: ReactNode;
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
      {land}
    </section>
  );
}
