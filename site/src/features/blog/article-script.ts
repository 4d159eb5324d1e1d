import { startContents } from '#ui/contents/contents-script.ts';

startContents();
startPrintForm();
startSharing();

/** Prints the checklists alone, and afterward leaves the page as it was. */
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

/** Shows the ways of sharing that this browser has, and makes them work. */
function startSharing(): void {
  const share = document.querySelector<HTMLElement>('[data-share-title]');
  if (!share) return;
  const url =
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const offer = (way: string, act: () => Promise<void>) => {
    const button = share.querySelector<HTMLButtonElement>(`[data-share="${way}"]`);
    if (!button) return;
    button.hidden = false;
    // A closed sheet is no failure; where copying is refused, mail and the address are there.
    button.addEventListener('click', () => void act().catch(() => {}));
  };
  // The types say that both exist; not every browser has them.
  const { share: openSheet, clipboard } = navigator as Partial<Navigator>;
  if (openSheet) {
    offer('sheet', () => navigator.share({ title: share.dataset.shareTitle, url }));
  } else if (clipboard) {
    offer('copy', async () => {
      await clipboard.writeText(url);
      const done = share.querySelector<HTMLElement>('[data-share-done]');
      if (done) done.textContent = done.dataset.shareDone ?? '';
    });
  }
}
