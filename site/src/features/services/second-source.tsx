import './second-source.css';

/**
 * Where the rail of a page whose bus is dead comes back: the tie to that bus is open, and the main of a second source
 * is closed. It stands in the room under the section before it.
 */
export function SecondSource() {
  return (
    <svg className="second-source" viewBox="0 0 1 112" aria-hidden="true">
      <path className="second-source-clear" d="M0 0v112" />
      <path className="second-source-dead" d="M0 0v20" />
      <path className="second-source-live" d="M0 36v76M-20 72h-2000M-6 72H0" />
      <rect className="second-source-open" x="-8" y="20" width="16" height="16" />
      <rect className="second-source-closed" x="-22" y="64" width="16" height="16" />
      <circle className="second-source-closed" cy="72" r="3" />
      <text x="16" y="33">
        52-T open
      </text>
      <text x="16" y="77">
        52-M2 closed, second source
      </text>
    </svg>
  );
}
