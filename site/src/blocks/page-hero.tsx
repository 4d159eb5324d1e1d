import type { ReactElement, ReactNode } from 'react';
import type { ForelandName } from '#drawings/forelands/forelands.ts';
import { Breadcrumb, type BreadcrumbPage } from '#ui/sections/breadcrumb.tsx';
import { Foreland } from './foreland.tsx';
import '#ui/sections/page-hero.css';

/** Hero (first screen) of a page without a diorama. */
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
  /** Foreground landscape on the horizon, behind the text. */
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
      {/* The landscape comes after the text in the HTML, so that a partially loaded page shows the text first. */}
      {typeof land === 'string' ? <Foreland name={land} /> : land}
    </section>
  );
}
