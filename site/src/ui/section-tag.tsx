/** A device number of ANSI/IEEE C37.2 with the plain name of the section that it heads. */
export function SectionTag({ device, children }: { device: string; children: string }) {
  return (
    <p className="section-tag">
      <span className="section-tag-device" aria-hidden="true">
        {device}
      </span>
      {children}
    </p>
  );
}
