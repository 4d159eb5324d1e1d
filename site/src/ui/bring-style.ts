/** Adds a style sheet for what only script shows. Resolves once it applies; rejects if it does not come. */
export function bringStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} did not come.`)));
    document.head.append(link);
  });
}
