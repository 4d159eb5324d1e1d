import { useEffect } from 'react';
import { startThemeSwitch } from '#site/browser/theme-switch-script.ts';
import { ThemeSwitch } from '#site/layout/theme-switch.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { FileList } from './desk-api.ts';
import { DeskIcon } from './desk-icon.tsx';

/** Whose desk it is, and what concerns all files: undo, publish, the theme. */
export function DeskHeader({
  list,
  view,
  hasPage,
  undoes,
  onUndo,
  onView,
  onPublish,
}: {
  list: FileList | undefined;
  view: View;
  hasPage: boolean;
  /** What the next press of Undo takes back. */
  undoes: 'edit' | 'save';
  onUndo: () => void;
  onView: (view: View) => void;
  onPublish: () => void;
}) {
  useEffect(startThemeSwitch, []);
  const isWaiting = list !== undefined && list.commit.changed + list.commit.unsent > 0;
  return (
    <header className="desk-header">
      <h1 className="desk-mark">
        <svg width="16" height="28" viewBox="0 0 22 38" aria-hidden="true">
          <path d="M11 0v38" stroke="currentColor" strokeWidth="2.6" />
          <path d="M0 8h22v22H0z" fill="var(--hot)" />
        </svg>
        <span>Desk</span>
      </h1>
      <DeskViews view={view} hasPage={hasPage} onView={onView} />
      <div className="desk-tools">
        <button
          type="button"
          className="button button-ghost"
          onClick={onUndo}
          title={`Undo the last ${undoes}`}
          aria-label={`Undo ${undoes}`}
        >
          <DeskIcon name="undo" />
          <span className="undo-word">Undo {undoes}</span>
        </button>
        <Button variant="outline" onClick={onPublish} className="publish">
          <PublishMark isOpen={isWaiting} />
          Publish
          <span className="publish-count">{sayWaiting(list)}</span>
        </Button>
        <ThemeSwitch />
        <a className="button button-ghost button-icon" href="/" target="_blank" rel="noreferrer">
          <Icon name="screen" />
          <span className="visually-hidden">Open the site in a new tab</span>
        </a>
      </div>
    </header>
  );
}

/** What is looked at where the parts of the desk take turns. */
function DeskViews({
  view,
  hasPage,
  onView,
}: {
  view: View;
  hasPage: boolean;
  onView: (view: View) => void;
}) {
  const views: [View, string][] = [
    ['files', 'Files'],
    ['edit', 'Edit'],
    ['page', 'Page'],
  ];
  return (
    <nav className="desk-views" aria-label="Views">
      {views.map(([name, label]) => (
        <button
          key={name}
          type="button"
          className="desk-view"
          data-name={name}
          aria-pressed={view === name}
          disabled={name === 'page' && !hasPage}
          onClick={() => onView(name)}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}

/** The breaker between the desk and the site: open while something waits to be published. */
function PublishMark({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className="publish-mark" width="26" height="18" viewBox="0 0 26 18" aria-hidden="true">
      <path d="M0 9h6M20 9h6" />
      {isOpen ? (
        <path d="M7 2.5h12v13H7z" />
      ) : (
        <path className="publish-closed" d="M7 2.5h12v13H7z" />
      )}
    </svg>
  );
}

/** What waits to be published. */
function sayWaiting(list: FileList | undefined): string {
  const { changed = 0, unsent = 0 } = list?.commit ?? {};
  if (changed > 0) return changed === 1 ? '1 file' : `${changed} files`;
  return unsent > 0 ? 'not sent' : 'up to date';
}

export type View = 'files' | 'edit' | 'page';
