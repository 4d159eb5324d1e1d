import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { DeskState } from './use-desk.ts';
import { bringBack, discardEdits, type OpenFile } from './use-open-file.ts';

/** Says that unsaved edits came back, or offers those that another tab left. */
export function RestoredNotice({
  open,
  desk: { show, drafts },
}: {
  open: OpenFile;
  desk: DeskState;
}) {
  const { restoredAt, left, file } = open;
  if (restoredAt !== undefined) {
    return (
      <Notice className="restored">
        <p>
          <strong>Your unsaved changes are back.</strong> Last edit {timeOf(restoredAt)}.
          {open.base.hash === file.hash
            ? ''
            : ' The file has changed since; saving shows you both versions.'}
        </p>
        <div className="restored-tools">
          <Button
            variant="outline"
            size="sm"
            onClick={() => show({ ...open, restoredAt: undefined })}
          >
            Keep changes
          </Button>
          <Button variant="ghost" size="sm" onClick={() => show(discardEdits(fromFile(open)))}>
            Discard changes
          </Button>
        </div>
      </Notice>
    );
  }
  if (!left) return null;
  return (
    <Notice className="restored">
      <p>
        <strong>Another tab has unsaved changes to this file.</strong> Last edit {timeOf(left.at)}.
      </p>
      <div className="restored-tools">
        <Button variant="outline" size="sm" onClick={() => show(bringBack(open, left))}>
          Bring them here
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            drafts.dropLeft(file.path);
            show({ ...open, left: undefined });
          }}
        >
          Discard changes
        </Button>
      </div>
    </Notice>
  );
}

/** What was typed over an older text gives way to the file as it is. */
function fromFile(open: OpenFile): OpenFile {
  const { hash, data, body } = open.file;
  return open.base.hash === hash ? open : { ...open, base: { hash, data, body } };
}

const timeOf = (at: number) =>
  new Date(at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
