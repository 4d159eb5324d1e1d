import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbPage } from './breadcrumb.tsx';

/** The first screen of a page below home: where one is, what it is about, what one can do. */
export function PageHero({
  breadcrumb,
  heading,
  lead,
  actions,
  drawing,
  land,
  tall = false,
}: {
  breadcrumb: readonly BreadcrumbPage[];
  heading: string;
  lead: string;
  actions?: ReactNode;
  /** Stands on the grade line, beside the words or under them. */
  drawing?: ReactNode;
  /** Lies on the horizon behind everything. */
  land?: ReactNode;
  /** At least 60 % of the viewport high. */
  tall?: boolean;
}) {
  return (
    <section className={tall ? 'sky scene page-hero page-hero-tall' : 'sky scene page-hero'}>
      <div className={drawing ? 'wrap page-hero-words page-hero-beside' : 'wrap page-hero-words'}>
        <Breadcrumb pages={breadcrumb} />
        <h1 className="type-page-title">{heading}</h1>
        <p className="type-lead text-ink-2">{lead}</p>
        {actions ? <div className="action-row">{actions}</div> : null}
      </div>
      {/* After the words: what a browser paints half-read keeps the drawings where they are. */}
      {land}
      {drawing}
    </section>
  );
}
