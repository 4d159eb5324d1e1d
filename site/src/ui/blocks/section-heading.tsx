import './section-heading.css';

/** A section's device number, name and heading. */
export function SectionHeading({
  device,
  section,
  id,
  tapped = true,
  titleClass = 'type-section-title',
}: {
  /** The section's device number of ANSI/IEEE C37.2. */
  device: string;
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
      <SectionTag device={device} tapped={tapped}>
        {section.label}
      </SectionTag>
      <h2 id={id} className={`${titleClass} section-title`}>
        {section.heading}
      </h2>
    </div>
  );
}

/** A device number of ANSI/IEEE C37.2 with the name of its section. */
export function SectionTag({
  device,
  tapped = false,
  children,
}: {
  device: string;
  /** Whether it is fed from a live line at its left. */
  tapped?: boolean;
  children: string;
}) {
  return (
    <p
      className={`section-tag flex items-center gap-3 text-ink-2 screen-only ${tapped ? 'section-tag-tapped' : ''}`}
    >
      <span className="section-tag-device" aria-hidden="true">
        {device}
      </span>{' '}
      {children}
    </p>
  );
}
