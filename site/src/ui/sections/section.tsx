import type { ReactNode } from 'react';
import './section.css';
import './split.css';

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
      className={`wrap rhythm rail grid section-gap${beside ? ' split split-4-8 section-beside' : ''}`}
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

/** Label and heading of a section. */
export function SectionHeading({
  section,
  id,
  tapped = true,
  titleClass = 'type-section-title',
}: {
  section: { label: string; heading: string };
  /** Whether a stub connects the section's label to the rail on the left. */
  tapped?: boolean;
  /** Text style of the heading. */
  titleClass?: 'type-section-title' | 'type-closing-title';
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string;
}) {
  return (
    <div className="section-head">
      <SectionTag tapped={tapped}>{section.label}</SectionTag>
      <h2 id={id} className={`${titleClass} section-title`}>
        {section.heading}
      </h2>
    </div>
  );
}

/** Short label above the heading of a section. Not printed. */
export function SectionTag({
  tapped = false,
  children,
}: {
  /** Whether a stub connects the label to the rail on the left. */
  tapped?: boolean;
  children: string;
}) {
  return (
    <p
      className={`section-tag text-ink-2 screen-only ${tapped ? 'section-tag-tapped' : ''}`.trim()}
    >
      {children}
    </p>
  );
}
