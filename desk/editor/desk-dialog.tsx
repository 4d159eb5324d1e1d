import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';

/** A dialog over the desk; Escape closes it and the focus goes back to where it was. */
export function DeskDialog({
  title,
  wide = false,
  onClose,
  children,
}: {
  title: string;
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    // What it is about, not the cross that the platform would choose.
    dialog.current?.querySelector<HTMLElement>('input, .dialog-tools button')?.focus();
    return () => before?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id="dialog-title" className="type-card-title">
          {title}
        </h2>
        <button type="button" className="tool" aria-label="Close" title="Close" onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
