/**
 * Marks `<html>` once every script that the page names has run, for programs that read or test it:
 * scripts come after the first paint, and no event of the browser tells of their end.
 */
export function sayReady(): void {
  const { dataset } = document.documentElement;
  const named = dataset.scripts?.split(' ') ?? [];
  // A module that is imported again is the same one, and is there when it has run.
  Promise.all(named.map((script) => import(/* @vite-ignore */ script))).then(
    () => {
      dataset.ready = '';
    },
    // Its failure has been reported by whoever asked for it first.
    () => {},
  );
}
