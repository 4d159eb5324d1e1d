import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { loadStyle } from './load-style.ts';
import type { NoticeVariant } from './notice.tsx';
import sheet from './notices.css?url';

/** Functions of sonner that show a toast, by the variant of the notice. */
const showToast = { default: toast.message, ok: toast.success, destructive: toast.error } as const;

let isMounted = false;

let announceReady = () => {};
/** Resolves when the container is mounted. */
const ready = new Promise<void>((resolve) => {
  announceReady = resolve;
});

/**
 * Container for temporary notices (toasts) at the bottom right of the screen. Alt+T focuses it. Mounted in the browser
 * only, at the end of the page, so that no other element clips it.
 *
 * Notices disappear, so code that shows a notice also writes the message into the page and moves the focus there. Screen
 * readers announce only the message in the page, because otherwise they would read it twice.
 *
 * If the style sheet cannot be loaded, no notices are shown, because they would appear below the page.
 */
export default function Notices() {
  const [isStyled, setStyled] = useState(false);
  useEffect(() => {
    void loadStyle(sheet).then(setStyled);
  }, []);
  return isStyled ? createPortal(<NoticeContainer />, document.body) : null;
}

function NoticeContainer() {
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

/** Mounts the notice container on a page without other React components. Repeated calls have no effect. */
export function mountNotices(): void {
  if (isMounted) return;
  isMounted = true;
  // This element stays empty, because notices render in a portal at the end of the page.
  createRoot(document.createElement('div')).render(<Notices />);
}

export const clearNotices = () => toast.dismiss();

/**
 * Shows a notice and removes the previous notice.
 *
 * @param text Text of the notice. DOM nodes are moved into the notice, not copied.
 */
export async function showNotice(
  variant: NoticeVariant,
  title: string,
  text: readonly (string | Node)[],
): Promise<void> {
  // Wait for the container: sonner never shows a toast that is added before the Toaster is mounted.
  await ready;
  clearNotices();
  showToast[variant](title, { description: <NoticeText content={text} /> });
}

function NoticeText({ content }: { content: readonly (string | Node)[] }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.replaceChildren(...content), [content]);
  return <p ref={place} />;
}
