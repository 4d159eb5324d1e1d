import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading.tsx';
import './section.css';

/** A section of a page below home: tapped from the rail, headed, with its content under it. */
export function Section({
  id,
  label,
  heading,
  intro,
  beside = false,
  children,
}: {
  /** Unique on the page; also the anchor that links lead to. */
  id: string;
  label: string;
  heading: string;
  intro?: string;
  /** Whether the heading is at the left of the content where there is room. */
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
