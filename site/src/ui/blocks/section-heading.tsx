import './section-heading.css';

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
