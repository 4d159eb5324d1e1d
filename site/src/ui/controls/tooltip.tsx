import './tooltip.css';

/** Tooltip of an icon-only control. The control needs the class `tooltip-owner` and an `aria-label` with the same text. */
export function Tooltip({ children }: { children: string }) {
  return (
    <span className="tooltip" aria-hidden="true">
      {children}
    </span>
  );
}
