/** Shows the ways of sharing that this browser has, and makes them work. */
export function startSharing(): void {
  const share = document.querySelector<HTMLElement>('[data-share-title]');
  if (!share) return;
  const url =
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const offer = (way: string, act: () => Promise<void>) => {
    const button = share.querySelector<HTMLButtonElement>(`[data-share="${way}"]`);
    if (!button) return;
    button.hidden = false;
    // Closing the sheet again is no failure, and mail and the address stay where copying is refused.
    button.addEventListener('click', () => void act().catch(() => {}));
  };
  // Types know the sheet and the clipboard as always there; not every browser has them.
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
