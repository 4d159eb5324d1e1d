import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Notice, type NoticeVariant } from '#ui/notice.tsx';

interface Said {
  variant: NoticeVariant;
  title: string;
  text: string;
}

let said: Said | undefined;
const listeners = new Set<() => void>();

/** Says in the corner what came of something, in place of what was said there before. */
export function showNotice(variant: NoticeVariant, title: string, text: string): void {
  setSaid({ variant, title, text });
}

/** The corner itself. What failed stays until it is closed; the rest leaves after a while. */
export function DeskNotices() {
  const notice = useSyncExternalStore(subscribe, () => said);
  useEffect(() => {
    if (!notice || notice.variant === 'destructive') return;
    const timer = setTimeout(() => setSaid(undefined), 8000);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div className="corner" role="status">
      {notice ? (
        <Notice variant={notice.variant} className="corner-notice">
          <div>
            <p className="notice-title">{notice.title}</p>
            <p>{notice.text}</p>
          </div>
          <button
            type="button"
            className="tool"
            aria-label="Close the notice"
            onClick={() => setSaid(undefined)}
          >
            <Icon name="close" size={18} />
          </button>
        </Notice>
      ) : null}
    </div>
  );
}

function setSaid(next: Said | undefined) {
  said = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
