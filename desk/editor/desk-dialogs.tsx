import { ConflictDialog } from './conflict-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { NewDialog } from './new-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { DeskState } from './use-desk.ts';

/** Which dialog was asked for; a new file needs its kind. */
export interface Dialog {
  kind: 'publish' | 'delete' | 'new';
  collection?: string;
}

/** The dialog that stands over the desk, if any. */
export function DeskDialogs({
  desk,
  dialog,
  onClose,
  onChoose,
}: {
  desk: DeskState;
  dialog: Dialog | undefined;
  onClose: () => void;
  onChoose: (path: string) => void;
}) {
  const { list, open } = desk;
  if (open?.conflict) return <ConflictDialog desk={desk} open={open} conflict={open.conflict} />;
  if (dialog?.kind === 'publish') {
    return <PublishDialog commit={list?.commit} onClose={onClose} onDone={desk.refresh} />;
  }
  const group = list?.groups.find(({ collection }) => collection === dialog?.collection);
  if (dialog?.kind === 'new' && group) {
    const finish = (path: string) => {
      onClose();
      onChoose(path);
      desk.countSave();
      void desk.refresh();
    };
    return <NewDialog group={group} onClose={onClose} onMade={finish} />;
  }
  if (dialog?.kind === 'delete' && open) {
    const leave = () => {
      onClose();
      void desk.leaveGone();
    };
    return <DeleteDialog file={open.file} onClose={onClose} onChoose={onChoose} onDone={leave} />;
  }
  return null;
}
