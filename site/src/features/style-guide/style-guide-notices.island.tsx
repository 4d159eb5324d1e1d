import { useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import Notices, { showNotice } from '#ui/controls/notices.tsx';

/** Buttons that show each kind of notice. */
export function StyleGuideNotices() {
  // The container of the notices is mounted in the browser only, at the end of the page.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        onClick={() => showNotice('ok', 'Sent', ['Your message was kept.'])}
      >
        Show a success
      </Button>
      <Button
        variant="secondary"
        onClick={() => showNotice('destructive', 'Not sent', ['Nothing was lost.'])}
      >
        Show a failure
      </Button>
      {isMounted ? <Notices /> : null}
    </div>
  );
}
