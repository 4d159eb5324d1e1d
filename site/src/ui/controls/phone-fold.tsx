import type { ReactNode } from 'react';
import { AccordionSwitch } from './accordion.tsx';
import './phone-fold.css';

/** Folded on phones alone; open on wider screens and on paper. */
export function PhoneFold({
  summary,
  lang,
  children,
}: {
  summary: string;
  /** The language of the summary where it is not the page's. */
  lang?: string;
  children: ReactNode;
}) {
  return (
    <details className="phone-fold">
      <summary className="wrap" lang={lang}>
        <AccordionSwitch />
        {summary}
      </summary>
      {children}
    </details>
  );
}
