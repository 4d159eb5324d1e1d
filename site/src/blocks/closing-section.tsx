import type { ReactNode } from 'react';
import landscape from '#drawings/landscapes/closing.svg?raw';
import { SvgFile } from '#drawings/svg-file.tsx';
import { SectionHeading } from '#ui/sections/section.tsx';
import '#ui/pictures/scene.css';
import './closing-section.css';

/** Last section of a page, over the closing landscape and always in the dark theme: the text, then `children`. */
export function ClosingSection({
  section,
  children,
}: {
  section: { label: string; heading: string; text: string };
  children: ReactNode;
}) {
  return (
    <section
      className="sky closing-call always-dark scene screen-only"
      aria-labelledby="closing-heading"
    >
      <SvgFile svg={landscape} className="landscape closing-landscape" />
      <div className="wrap grid closing-words">
        <SectionHeading
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
