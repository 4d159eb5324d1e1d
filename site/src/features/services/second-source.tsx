import './second-source.css';

/**
 * Drawing of the switching devices that re-energize the rail on pages with a de-energized bus: the tie breaker to that
 * bus is open, and the main breaker of a second source is closed. The drawing fills the space below
 * the preceding section.
 */
export function SecondSource() {
  return (
    <svg className="second-source" viewBox="0 0 1 112" aria-hidden="true">
      <path d="M0 0v112" stroke="var(--bg)" strokeWidth="6" />
      <path d="M0 0v20" stroke="var(--ink-3)" strokeWidth="2.2" strokeDasharray="6.6 3.3" />
      <path d="M0 36v76M-20 72h-2000M-6 72H0" stroke="var(--hot-line)" strokeWidth="2.2" />
      <rect x="-8" y="20" width="16" height="16" />
      <path d="M-22 64h16v16h-16z" fill="var(--hot-line)" stroke="none" />
      <circle cy="72" r="3" fill="var(--hot-line)" stroke="none" />
    </svg>
  );
}
