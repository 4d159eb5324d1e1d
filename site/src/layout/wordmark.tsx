import { routes } from '#contract/routes.ts';
import './wordmark.css';

/** Logo mark (a closed breaker on a conductor) and company name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <a className="wordmark flex items-center" href={routes.home}>
      <svg width="22" height="38" viewBox="0 0 22 38" aria-hidden="true">
        <path d="M11 0v38" stroke="currentColor" strokeWidth="2.6" />
        <path d="M0 8h22v22H0z" fill="var(--hot)" />
      </svg>
      {name}
    </a>
  );
}
