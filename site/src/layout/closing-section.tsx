import type { ReactNode } from 'react';
import { closingViewBox } from '#drawings/index.ts';
import { Drawing } from '#site/drawings/drawing.tsx';
import { SectionHeading } from '#ui/blocks/section-heading.tsx';
import './closing-section.css';

/** The end of a page over the closing landscape, always at dusk: words, then `children`. */
export function ClosingSection({
  device,
  section,
  children,
}: {
  /** The number of the device beside its label. */
  device: string;
  section: { label: string; heading: string; text: string };
  children: ReactNode;
}) {
  return (
    <section className="sky closing-call dusk scene screen-only" aria-labelledby="closing-heading">
      <Drawing
        sprite="closing"
        name="landscape"
        viewBox={closingViewBox}
        className="landscape closing-landscape"
      />
      <div className="wrap grid closing-words">
        <SectionHeading
          device={device}
          tapped={false}
          titleClass="type-closing-title"
          section={section}
          id="closing-heading"
        />
        <p className="type-lead text-ink-2 closing-lead">{section.text}</p>
        {children}
      </div>
    </section>
  );
}
