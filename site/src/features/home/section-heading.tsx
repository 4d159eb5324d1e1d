import { SectionTag } from '#ui/section-tag.tsx';

/** A section's device number, name and heading. */
export function SectionHeading({
  device,
  section,
  id,
}: {
  /** C37.2 device number that stands for the section. */
  device: string;
  section: { label: string; heading: string };
  /** The id by which the section is named. */
  id: string;
}) {
  return (
    <div className="grid gap-5">
      <SectionTag device={device}>{section.label}</SectionTag>
      <h2 id={id} className="type-section-title section-title">
        {section.heading}
      </h2>
    </div>
  );
}
