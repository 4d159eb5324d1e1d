import type { ReactNode } from 'react';
import { AccordionSwitch } from './accordion.tsx';
import './phone-fold.css';

/** Folded on phones, and on tablets if told; open on wider screens and on paper. */
export function PhoneFold({
  summary,
  lang,
  onTablets = false,
  children,
}: {
  summary: string;
  /** The language of the summary where it is not the page's. */
  lang?: string;
  onTablets?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={onTablets ? 'phone-fold tablet-fold' : 'phone-fold'}>
      <summary className="wrap" lang={lang}>
        <AccordionSwitch />
        {summary}
      </summary>
      {children}
    </details>
  );
}
