import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster, toast } from 'sonner';
import { bringStyle } from './bring-style.ts';
import type { NoticeVariant } from './notice.tsx';
import sheet from './notices.css?url';

/**
 * Where notices appear: bottom right, reached with Alt+T. Mounted in the browser only, at the end
 * of the page, where nothing clips what stands over it.
 *
 * They leave, so whoever shows one says the same in the page and takes the visitor there; said
 * here too, a screen reader would read it twice. Without their style sheet, as where the network
 * went before it came, there are none: they would stand below the page.
 */
export default function Notices() {
  const [isStyled, setStyled] = useState(false);
  useEffect(() => {
    void bringStyle(sheet).then(setStyled);
  }, []);
  return isStyled ? createPortal(<Corner />, document.body) : null;
}

function Corner() {
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    corner.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
    announceReady();
  }, []);
  return (
    <div ref={corner}>
      <Toaster
        position="bottom-right"
        customAriaLabel="Notifications"
        closeButton
        duration={5000}
        mobileOffset={16}
        toastOptions={{ unstyled: true, classNames: { toast: 'toast' } }}
      />
    </div>
  );
}

let announceReady = () => {};
const ready = new Promise<void>((resolve) => {
  announceReady = resolve;
});

/** Takes away what was said. */
export const clearNotices = () => toast.dismiss();

const show = { default: toast.message, ok: toast.success, destructive: toast.error } as const;

/** Says in the corner what came of something, in place of what was said there before. */
export async function showNotice(
  variant: NoticeVariant,
  title: string,
  text: ReactNode,
): Promise<void> {
  // What is shown before there is a corner is never seen.
  await ready;
  clearNotices();
  show[variant](title, { description: text });
}
