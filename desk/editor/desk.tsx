import { useCallback, useEffect, useState } from 'react';
import { Announcements, useAnnounce } from './announce.tsx';
import { DeskDialogs, type Dialog } from './desk-dialogs.tsx';
import { DeskHeader, type View } from './desk-header.tsx';
import { DeskNotices } from './desk-notices.tsx';
import { FileEditor } from './file-editor.tsx';
import { FileMenu } from './file-menu.tsx';
import { PagePreview } from './page-preview.tsx';
import { useDesk } from './use-desk.ts';

/** The owner's desk: the files at the left, their fields in the middle, the live page at the right. */
export function Desk() {
  const { words, announce } = useAnnounce();
  const desk = useDesk(announce);
  const { list, open, path } = desk;
  const [view, setView] = useState<View>('edit');
  const [dialog, setDialog] = useState<Dialog>();
  const close = useCallback(() => setDialog(undefined), []);
  useSaveKey(desk.save);

  const choose = (wanted: string) => {
    setView('edit');
    void desk.choose(wanted);
  };
  return (
    <div className="desk" data-view={view}>
      <a className="skip-link" href="#editor">
        Skip to the fields
      </a>
      <DeskHeader
        list={list}
        view={view}
        hasPage={Boolean(open?.file.page)}
        undoes={desk.undoes}
        onUndo={() => void desk.undo()}
        onView={setView}
        onPublish={() => setDialog({ kind: 'publish' })}
      />
      <FileMenu
        groups={list?.groups ?? []}
        path={path}
        edited={desk.editedPaths}
        onChoose={choose}
        onNew={(collection) => setDialog({ kind: 'new', collection })}
      />
      <FileEditor
        desk={desk}
        announce={announce}
        onDelete={() => setDialog({ kind: 'delete' })}
        canDelete={canDelete(desk)}
      />
      <PagePreview
        isOpen={open !== undefined}
        page={open?.file.page ?? null}
        title={open?.file.title ?? ''}
        saves={desk.saves}
        groups={list?.groups ?? []}
        onChoose={choose}
      />
      <DeskDialogs desk={desk} dialog={dialog} onClose={close} onChoose={choose} />
      <Announcements words={words} />
      <DeskNotices />
    </div>
  );
}

function canDelete({ list, path }: ReturnType<typeof useDesk>): boolean {
  return Boolean(
    list?.groups.some(({ canAdd, files }) => canAdd && files.some((file) => file.path === path)),
  );
}

/** Ctrl+S and Cmd+S save here as they do elsewhere. */
function useSaveKey(save: () => Promise<unknown>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey)
        return;
      event.preventDefault();
      void save();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [save]);
}
