/**
 * Looks when woken and when the time has come that the last look named, one look after another.
 *
 * @param onError is told when a look failed, and says after how many milliseconds to look again.
 */
export function createLooking(look: () => Promise<number | undefined>, onError: () => number) {
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const wake = (): void => {
    if (isStopped) return;
    lookAgain = true;
    looking ??= lookUntilQuiet();
  };

  const lookUntilQuiet = async (): Promise<void> => {
    while (lookAgain) {
      lookAgain = false;
      if (!isStopped) schedule(await look().catch(onError));
    }
    looking = undefined;
  };

  const schedule = (delay: number | undefined): void => {
    if (delay === undefined || isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.max(0, delay));
  };

  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
