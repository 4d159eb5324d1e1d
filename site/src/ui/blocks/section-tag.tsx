import './section-tag.css';

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
    <p className={`section-tag screen-only${tapped ? ' section-tag-tapped' : ''}`}>
      <span className="section-tag-device" aria-hidden="true">
        {device}
      </span>{' '}
      {children}
    </p>
  );
}
