import './open-switch.css';

/** An open switch in the bus: what is behind it is not reached. */
export function OpenSwitch() {
  return (
    <svg className="open-switch" viewBox="0 0 1280 120" aria-hidden="true">
      <path d="M0 80h520" stroke="var(--hot-line)" strokeWidth="5" />
      <path d="M720 80 524 16" stroke="var(--ink)" strokeWidth="5" />
      <path d="M720 80h560" stroke="var(--ink-3)" strokeWidth="5" strokeDasharray="14 12" />
      <circle cx="520" cy="80" r="11" fill="var(--hot-line)" />
      <circle cx="720" cy="80" r="11" fill="var(--ink)" />
    </svg>
  );
}
