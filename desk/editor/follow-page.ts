/** Pauses between the looks, in milliseconds: a change reaches the page within the first seconds. */
const pauses = [300, 600, 1200, 2400, 4800, 9600, 9600];
const longest = 9600;

/** A page as the dev server has it now. */
interface Look {
  /** False while the server knows no such page, as it does of a new one that it has yet to take over. */
  isThere: boolean;
  text: string;
}

/**
 * Reloads a page now, and again whenever it reads otherwise: the dev server takes over what was
 * saved a moment later than it answers, and tells only pages that are not just loading. A page that
 * is not there yet is looked for until it is.
 */
export async function followPage(
  look: () => Promise<Look>,
  reload: () => void,
  signal: AbortSignal,
  wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds)),
): Promise<void> {
  let shown = await look();
  if (signal.aborted) return;
  reload();
  for (let count = 0; count < pauses.length || !shown.isThere; count += 1) {
    await wait(pauses[count] ?? longest);
    if (signal.aborted) return;
    const now = await look();
    if (signal.aborted) return;
    if (now.text !== shown.text) reload();
    shown = now;
  }
}
