import type { NoticeVariant } from './notice.tsx';

/** How long a notice stays. A notice stays longer while it is hovered or focused, or while its page is hidden. */
const durationMs = 5000;

let closeCurrent = () => {};

/** Closes the notice that is open, if there is one. */
export function clearNotices(): void {
  closeCurrent();
}

/**
 * Shows a notice in the region that the component `Notices` renders, and closes the previous notice. Alt+T focuses the
 * notice.
 *
 * @param text Text of the notice. DOM nodes are moved into the notice, not copied.
 */
export function showNotice(
  variant: NoticeVariant,
  title: string,
  text: readonly (string | Node)[],
): void {
  clearNotices();
  const region = document.querySelector('.notices');
  const template = region?.querySelector('template');
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!region || !(notice instanceof HTMLElement)) throw new Error('The page has no <Notices />');
  notice.classList.add(`notice-${variant}`);
  notice.querySelector('.notice-title')?.append(title);
  notice.querySelector('.temporary-notice-text')?.append(...text);
  region.append(notice);
  closeCurrent = handleEvents(notice);
}

/** Lets the visitor focus and close the notice, and closes it when its time is over. Returns a function that closes it. */
function handleEvents(notice: HTMLElement): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  let focusedBefore: EventTarget | null = null;
  const close = () => {
    closing.abort();
    clearTimeout(timer);
    const hadFocus = notice.contains(document.activeElement);
    notice.remove();
    if (hadFocus && focusedBefore instanceof HTMLElement) {
      focusedBefore.focus({ preventScroll: true });
    }
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const pauses = new Set<'hover' | 'focus' | 'hidden page'>();
  const setPaused = (reason: 'hover' | 'focus' | 'hidden page', isPaused: boolean) => {
    if (isPaused) pauses.add(reason);
    else pauses.delete(reason);
    clearTimeout(timer);
    if (pauses.size === 0) timer = setTimeout(close, durationMs);
  };
  setPaused('hidden page', document.hidden);

  notice.addEventListener('pointerenter', () => setPaused('hover', true), { signal });
  notice.addEventListener('pointerleave', () => setPaused('hover', false), { signal });
  notice.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      setPaused('focus', true);
      const isFromOutside = !(relatedTarget instanceof Node && notice.contains(relatedTarget));
      if (isFromOutside) focusedBefore = relatedTarget;
    },
    { signal },
  );
  notice.addEventListener('focusout', () => setPaused('focus', false), { signal });
  notice.querySelector('button')?.addEventListener('click', close, { signal });
  document.addEventListener('visibilitychange', () => setPaused('hidden page', document.hidden), {
    signal,
  });
  document.addEventListener(
    'keydown',
    ({ altKey, code }) => {
      // `code` names the key. On a Mac, Alt+T types another letter, which `key` contains.
      if (altKey && code === 'KeyT') notice.focus();
    },
    { signal },
  );
  return close;
}
