import './pin-mark.css';

/**
 * Number or letter of a place, drawn in a circle. The first place is highlighted until the visitor selects another one.
 */
export function PinMark({ mark }: { mark: string }) {
  return (
    <span className="pin-mark" data-lit={mark === '1' ? '' : undefined}>
      {mark}
    </span>
  );
}
