import { startContents } from '#ui/contents/contents-script.ts';

startContents();
startPrintForm();
startSharing();

/** Makes the print button print only the checklists, and resets the page after printing. */
function startPrintForm(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print="form"]')) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      const { dataset } = document.documentElement;
      dataset.print = 'form';
      addEventListener('afterprint', () => delete dataset.print, { once: true });
      print();
    });
  }
}

/** Shows the share buttons that this browser supports, and adds their click handlers. */
function startSharing(): void {
  const share = document.querySelector<HTMLElement>('[data-share-title]');
  if (!share) return;
  const url =
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const showButton = (name: string, onClick: () => Promise<void>) => {
    const button = share.querySelector<HTMLButtonElement>(`[data-share="${name}"]`);
    if (!button) return;
    button.hidden = false;
    // Ignore rejections: closing the share sheet is not an error, and if copying fails, the mail link remains.
    button.addEventListener('click', () => void onClick().catch(() => {}));
  };
  // The DOM types declare both APIs as always present, but some browsers lack them.
  const { share: openSheet, clipboard } = navigator as Partial<Navigator>;
  if (openSheet) {
    showButton('sheet', () => navigator.share({ title: share.dataset.shareTitle, url }));
  } else if (clipboard) {
    showButton('copy', async () => {
      await clipboard.writeText(url);
      const done = share.querySelector<HTMLElement>('[data-share-done]');
      if (done) done.textContent = done.dataset.shareDone ?? '';
    });
  }
}
