import type { Page } from '@playwright/test';

/** What stands in the HTML and is not for everyone to read, by the reason. */
const notForEveryone = [
  // Decoration; in a drawing, words are its picture.
  'svg',
  '[aria-hidden="true"]',
  // Shown when it is needed.
  '[hidden]',
  // Where no script runs.
  'noscript',
  // On a phone each cell of a table says its column itself.
  'thead',
  // A number beside a button that paper leaves out.
  '.paper-only',
  // In place of other words, once a visitor says that they look for work.
  '.for-work',
];

/**
 * Words of a page's HTML that a visitor who opens every answer never gets to read, each with its counts.
 * `bare` is a page without a style sheet, which says how the HTML alone would read.
 */
export async function findUnreadWords(page: Page, bare: Page): Promise<string[]> {
  const read = await page.evaluate(() => {
    for (const answer of document.querySelectorAll('main details')) {
      answer.removeAttribute('name');
      answer.setAttribute('open', '');
    }
    const main = document.querySelector('main');
    // The name of a place in a picture comes with the focus, and the sentence of a step with its turn.
    for (const each of main?.querySelectorAll('p, li, h1, h2, h3, dd, td, img') ?? []) {
      const isUnseen = !each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isUnseen && !each.closest('.pins, .power-steps')) each.textContent = '';
    }
    return main?.innerText ?? '';
  });
  const html = await (await page.request.get(page.url())).text();
  const written = await bare.evaluate(
    ([text, left]) => {
      const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
      if (!main) return '';
      for (const each of main.querySelectorAll(`script, style, ${left}`)) each.remove();
      for (const each of main.querySelectorAll('details')) each.open = true;
      // What the style sheet sets apart, as it does a town and its state.
      for (const each of main.querySelectorAll(':not(sub, sup)')) each.before(' ');
      document.body.replaceChildren(main);
      return main.innerText;
    },
    [html, notForEveryone.join()] as const,
  );
  const counts = countWords(read);
  return [...countWords(written)]
    .filter(([word, times]) => (counts.get(word) ?? 0) < times)
    .map(([word, times]) => `${word}: ${counts.get(word) ?? 0} of ${times}`);
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  // The style sheet may write a word in capitals.
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
