import './section-heading.css';

/** Label and heading of a section. */
export function SectionHeading({
  section,
  id,
  tapped = true,
  titleClass = 'type-section-title',
}: {
  section: { label: string; heading: string };
  /** Whether the section is fed from the rail beside it. */
  tapped?: boolean;
  /** The role of type of the heading. */
  titleClass?: 'type-section-title' | 'type-closing-title';
  /** The id by which the section is named. */
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

/** Short label above the heading of a section; not printed. */
export function SectionTag({
  tapped = false,
  children,
}: {
  /** Whether it is fed from a live line at its left. */
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
