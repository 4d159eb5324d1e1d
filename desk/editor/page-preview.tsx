import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { FileGroup, ListedFile } from './desk-api.ts';
import { DeskIcon } from './desk-icon.tsx';

type Width = 'phone' | 'full';

/** The width in CSS pixels at which the page is laid out, whatever room there is. */
const widths: Record<Width, number> = { phone: 390, full: 1280 };

/** The live page of the open file; a save brings it up to date. */
export function PagePreview({
  isOpen,
  page,
  title,
  saves,
  groups,
  onChoose,
}: {
  /** Whether it is known which page to show. */
  isOpen: boolean;
  page: string | null;
  title: string;
  /** How often something was saved. */
  saves: number;
  groups: readonly FileGroup[];
  onChoose: (path: string) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<Width>('full');
  const [shown, setShown] = useState<string>();
  const scale = useScale(stage, widths[width], width);
  const { reload, onLoaded } = useReload(frame, page, () => setShown(undefined));
  useFollowing(saves, reload);
  const other = findOther(groups, shown, page);
  return (
    <aside className="preview" aria-label="Live page">
      <div className="preview-bar">
        <p className="preview-address">{shown ?? page ?? 'No page of its own yet'}</p>
        <WidthChoice width={width} onChoose={setWidth} />
        <PageTools address={shown ?? page ?? '/'} onReload={reload} />
      </div>
      {other ? <OtherPage file={other} onChoose={onChoose} /> : null}
      <div className="preview-stage" ref={stage} data-width={width}>
        {shown === undefined ? (
          <p className="preview-loading" role="status">
            Loading the page…
          </p>
        ) : null}
        {isOpen ? (
          <iframe
            ref={frame}
            title={title ? `Page of ${title}` : 'Page'}
            src={page ?? '/'}
            width={widths[width]}
            style={scale}
            onLoad={({ currentTarget }) => {
              if (onLoaded()) setShown(addressOf(currentTarget));
            }}
          />
        ) : null}
      </div>
    </aside>
  );
}

function PageTools({ address, onReload }: { address: string; onReload: () => void }) {
  return (
    <>
      <button
        type="button"
        className="tool"
        title="Reload"
        aria-label="Reload the page"
        onClick={onReload}
      >
        <DeskIcon name="reload" />
      </button>
      <a
        className="tool"
        href={address}
        target="_blank"
        rel="noreferrer"
        title="Open in a tab"
        aria-label="Open the page in a new tab"
      >
        <DeskIcon name="open" />
      </a>
    </>
  );
}

/** Says whose page was gone to in the frame. */
function OtherPage({ file, onChoose }: { file: ListedFile; onChoose: (path: string) => void }) {
  return (
    <p className="preview-other">
      This page belongs to another file.{' '}
      <button
        type="button"
        className="button button-link button-sm"
        onClick={() => onChoose(file.path)}
      >
        Edit {file.title}
      </button>
    </p>
  );
}

function WidthChoice({ width, onChoose }: { width: Width; onChoose: (width: Width) => void }) {
  return (
    <div className="preview-widths" role="group" aria-label="Width of the page">
      <button
        type="button"
        className="tool"
        aria-pressed={width === 'phone'}
        onClick={() => onChoose('phone')}
      >
        <DeskIcon name="phone" />
        Phone
      </button>
      <button
        type="button"
        className="tool"
        aria-pressed={width === 'full'}
        onClick={() => onChoose('full')}
      >
        <Icon name="screen" size={18} />
        Desktop
      </button>
    </div>
  );
}

/**
 * Reloading that lets a page on its way arrive first: to reload meanwhile would load the one before
 * once more and stay there. So would that page itself, which reloads when content changes: it is
 * left again. `onLoaded` says whether the page that was wanted is there.
 */
function useReload(
  frame: { current: HTMLIFrameElement | null },
  page: string | null,
  onLeft: () => void,
) {
  const state = useRef<'loaded' | 'on its way' | 'again'>('on its way');
  // Another place of the same page is not loaded for.
  const address = withoutPlace(page ?? '/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is on its way.
  useLayoutEffect(() => {
    state.current = 'on its way';
    onLeft();
  }, [address]);
  const reload = () => {
    if (state.current === 'loaded') frame.current?.contentWindow?.location.reload();
    else state.current = 'again';
  };
  const onLoaded = () => {
    const arrived = frame.current && addressOf(frame.current);
    if (state.current !== 'loaded' && arrived && withoutPlace(arrived) !== address) {
      frame.current?.contentWindow?.location.replace(page ?? '/');
      return false;
    }
    const isAgain = state.current === 'again';
    state.current = 'loaded';
    if (isAgain) reload();
    return true;
  };
  return { reload, onLoaded };
}

/** After each save, loads the page again: the server holds it until it has what was saved. */
function useFollowing(saves: number, reload: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save is a reason of its own.
  useEffect(() => {
    if (saves > 0) reload();
  }, [saves]);
}

/** The page at its own width, made to fit the room there is. */
function useScale(stage: { current: HTMLElement | null }, pageWidth: number, width: Width) {
  const [room, setRoom] = useState({ width: pageWidth, height: 800 });
  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  const wide = width === 'full' ? Math.max(pageWidth, room.width) : pageWidth;
  const by = Math.min(1, room.width / wide);
  return { width: wide, height: room.height / by, scale: String(by) };
}

function addressOf(frame: HTMLIFrameElement): string | undefined {
  try {
    const { pathname, hash } = (frame.contentWindow as Window).location;
    return pathname === 'blank' ? undefined : pathname + hash;
  } catch {
    return undefined;
  }
}

/** The file of the page that was gone to in the frame, where it is not the open one. */
function findOther(groups: readonly FileGroup[], shown: string | undefined, page: string | null) {
  if (!shown || withoutPlace(shown) === withoutPlace(page ?? '/')) return undefined;
  // The page's own file comes after those whose words stand on every page.
  return groups.flatMap(({ files }) => files).findLast((file) => file.page === withoutPlace(shown));
}

function withoutPlace(address: string): string {
  return address.replace(/#.*/, '');
}
