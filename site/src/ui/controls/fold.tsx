import type { DetailsHTMLAttributes, ReactNode } from 'react';
import './fold.css';

/** Collapsed content: a `<details>` whose summary is marked with a switch. Works without a script. */
export function Fold({
  summary,
  summaryLang,
  children,
  ...details
}: DetailsHTMLAttributes<HTMLDetailsElement> & {
  summary: ReactNode;
  /** Language of the summary, if it differs from the page's language. */
  summaryLang?: string | undefined;
}) {
  return (
    <details {...details}>
      <summary lang={summaryLang}>
        <FoldSwitch />
        {summary}
      </summary>
      {children}
    </details>
  );
}

/** Switch symbol, which is closed if the `<details>` element is open. */
function FoldSwitch() {
  return (
    <svg className="fold-switch screen-only" viewBox="0 0 28 20" aria-hidden="true">
      <path d="M0 12h7M21 12h7" />
      <path className="blade" d="M7 12h14" />
      <circle cx="7" cy="12" r="2.2" />
      <circle cx="21" cy="12" r="2.2" />
    </svg>
  );
}
