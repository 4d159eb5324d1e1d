import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading.tsx';
import './section.css';

/** Section of a page: label, heading, optional introduction, and content. For all pages except the home page. */
export function Section({
  id,
  label,
  heading,
  intro,
  beside = false,
  children,
}: {
  /** Id of the section, unique on the page. Links can use it as their anchor. */
  id: string;
  label: string;
  heading: string;
  intro?: string;
  /** Whether wide screens show the heading to the left of the content instead of above. */
  beside?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={`wrap rhythm rail grid section-gap${beside ? ' section-beside' : ''}`}
      aria-labelledby={`${id}-heading`}
    >
      <div className="section-head gap-4">
        <SectionHeading section={{ label, heading }} id={`${id}-heading`} />
        {intro ? <p className="section-intro">{intro}</p> : null}
      </div>
      {children}
    </section>
  );
}
