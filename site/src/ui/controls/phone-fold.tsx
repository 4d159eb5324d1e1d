import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';
import './phone-fold.css';

/** Content that is collapsed on phones, and on tablets if `onTablets` is set. Always open on wider screens and in print. */
export function PhoneFold({
  summary,
  lang,
  onTablets = false,
  children,
}: {
  summary: ReactNode;
  /** Language of the summary, if it differs from the page's language. */
  lang?: string;
  onTablets?: boolean;
  children: ReactNode;
}) {
  return (
    <Fold
      className={onTablets ? 'phone-fold tablet-fold' : 'phone-fold'}
      summary={summary}
      summaryLang={lang}
    >
      {children}
    </Fold>
  );
}
