import { useEffect, useState } from 'react';
import { type ChangedFile, deskApi, type Published, Refusal } from './desk-api.ts';
import { showNotice } from './desk-notices.tsx';

/** What there is to publish, and doing so. */
export function usePublishing(onDone: () => Promise<void>) {
  const [files, setFiles] = useState<ChangedFile[]>();
  const [unsent, setUnsent] = useState(0);
  const [message, setMessage] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    deskApi.changes().then(
      (changes) => {
        setFiles(changes.files);
        setUnsent(changes.unsent);
      },
      (refusal: Error) => setError(refusal.message),
    );
  }, []);
  const publish = async () => {
    if (isBusy) return;
    if (files?.length !== 0 && message.trim() === '') {
      setError('Write one sentence on what you changed, such as: New hours from January.');
      document.getElementById('publish-message')?.focus();
      return;
    }
    setBusy(true);
    try {
      const published = await deskApi.publish(message.trim());
      await onDone();
      tell(published);
    } catch (refusal) {
      setError(refusal instanceof Refusal ? refusal.message : String(refusal));
    }
    setBusy(false);
  };
  return { files, unsent, message, setMessage, error, isBusy, publish };
}

function tell({ commit, pushed, reason }: Published) {
  if (pushed) {
    showNotice('ok', 'Published', `Sent as ${commit}. The live site follows once it is rebuilt.`);
  } else if (reason) {
    showNotice(
      'destructive',
      'Not sent yet',
      `Your changes are safe on this computer, as commit ${commit}. ${reason}`,
    );
  } else {
    showNotice(
      'ok',
      'Recorded on this computer',
      `Committed as ${commit}. No remote is set up, so nothing was sent.`,
    );
  }
}
