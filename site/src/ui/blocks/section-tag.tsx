import './section-tag.css';

/** A device number of ANSI/IEEE C37.2 with the plain name of the section that it heads. */
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
    <p className={tapped ? 'section-tag section-tag-tapped' : 'section-tag'}>
      <span className="section-tag-device" aria-hidden="true">
        {device}
      </span>{' '}
      {children}
    </p>
  );
}
