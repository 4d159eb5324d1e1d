import './tooltip.css';

/** The visible name of an icon-only control. Its owner carries `tooltip-owner` and the same `aria-label`. */
export function Tooltip({ children }: { children: string }) {
  return (
    <span className="tooltip" aria-hidden="true">
      {children}
    </span>
  );
}
