import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { loadStyle } from './load-style.ts';
import type { NoticeVariant } from './notice.tsx';
import sheet from './notices.css?url';

/**
 * Where notices appear: bottom right, reached with Alt+T. Mounted in the browser only, at the end
 * of the page, where nothing clips them. They leave, so the code that shows one also writes the same
 * into the page and moves the focus there; announced here too, it would be read twice. Without their
 * style sheet, as after a lost connection, there are none: they would be below the page.
 */
export default function Notices() {
  const [isStyled, setStyled] = useState(false);
  useEffect(() => {
    void loadStyle(sheet).then(setStyled);
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

let isMounted = false;

/** Mounts the notices on a page without other React components. Repeated calls have no effect. */
export function mountNotices(): void {
  if (isMounted) return;
  isMounted = true;
  // This element stays empty: the notices render in a portal at the end of the page.
  createRoot(document.createElement('div')).render(<Notices />);
}

let announceReady = () => {};
const ready = new Promise<void>((resolve) => {
  announceReady = resolve;
});

/** Takes away what was said. */
export const clearNotices = () => toast.dismiss();

const show = { default: toast.message, ok: toast.success, destructive: toast.error } as const;

/**
 * Shows a notice and removes the previous notice.
 *
 * @param text Text of the notice. Nodes are moved into the notice, not copied.
 */
export async function showNotice(
  variant: NoticeVariant,
  title: string,
  text: readonly (string | Node)[],
): Promise<void> {
  // A toast without a mounted Toaster is never shown.
  await ready;
  clearNotices();
  show[variant](title, { description: <NoticeText content={text} /> });
}

function NoticeText({ content }: { content: readonly (string | Node)[] }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.replaceChildren(...content), [content]);
  return <p ref={place} />;
}
