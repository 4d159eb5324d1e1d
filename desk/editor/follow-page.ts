/** Pauses between the looks, in milliseconds: a change reaches the page within the first seconds. */
const pauses = [300, 600, 1200, 2400, 4800, 9600, 9600];

/**
 * Reloads a page now, and again whenever it reads otherwise: the dev server takes over what was
 * saved a moment later than it answers, and tells only pages that are not just loading.
 */
export async function followPage(
  read: () => Promise<string>,
  reload: () => void,
  signal: AbortSignal,
  wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds)),
): Promise<void> {
  let shown = await read();
  if (signal.aborted) return;
  reload();
  for (const pause of pauses) {
    await wait(pause);
    if (signal.aborted) return;
    const now = await read();
    if (signal.aborted) return;
    if (now !== shown) reload();
    shown = now;
  }
}
