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

/** Adds the click handlers of the share buttons, and shows the button for the share sheet if the browser has one. */
function startSharing(): void {
  const share = document.querySelector<HTMLElement>('[data-share-title]');
  if (!share) return;
  const url =
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const sheetButton = share.querySelector<HTMLButtonElement>('[data-share="sheet"]');
  const copyButton = share.querySelector<HTMLButtonElement>('[data-share="copy"]');
  const done = share.querySelector<HTMLElement>('[data-share-done]');
  if (!sheetButton || !copyButton || !done) return;

  // The DOM types declare both APIs as always present, but some browsers lack them.
  const { share: openSheet, clipboard } = navigator as Partial<Navigator>;
  sheetButton.hidden = openSheet === undefined;
  copyButton.hidden = clipboard === undefined;

  // Closing the share sheet rejects the promise, but is not an error.
  sheetButton.addEventListener('click', () => {
    navigator.share({ title: share.dataset.shareTitle, url }).catch(() => {});
  });
  copyButton.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      // The browser refused to copy. The page still shows the address and the mail link.
      return;
    }
    done.textContent = done.dataset.shareDone ?? '';
  });
}
