import type { Page } from '@playwright/test';

/** Elements whose text may be hidden, with the reason. */
interface AllowedToHide {
  selectors: string[];
  reason: string;
}

/** Text that is hidden on phones because the site shows the same text elsewhere. */
const repeated: AllowedToHide[] = [
  { selectors: ['.section-tag'], reason: 'the heading of the section has the same words' },
  { selectors: ['.breadcrumb *'], reason: 'the menu has links to the same pages' },
  {
    selectors: [
      '.link-summary',
      '.cards-pairs .card-text',
      '.cards-beside :is(.card-text, .card-facts *, .card-foot *)',
      '.topics .type-small',
      '.stat-row *',
    ],
    reason: 'the linked page has the text of the card',
  },
  {
    selectors: ['.wall-caption p', '.wall-sheet *', '.cell-block *'],
    reason: 'the page of the sheet has its cells',
  },
  {
    selectors: ['.title-block-label', '.title-block-label + dd'],
    reason: 'the service-area page has the base and the towns',
  },
  {
    selectors: ['.yard-line ~ .page-picture *', '.ground-always-dark ~ * .page-picture *'],
    reason: 'the first screen of the page has a picture already',
  },
];

/** Text that may be hidden for another reason. */
const others: AllowedToHide[] = [
  {
    selectors: ['svg *', '[aria-hidden="true"]', '[aria-hidden="true"] *', '.light-switch *'],
    reason: 'decoration',
  },
  { selectors: ['[hidden]', '[hidden] *'], reason: 'a script shows it when it is needed' },
  { selectors: ['thead *'], reason: 'phones show the column names in each row instead' },
  { selectors: ['.paper-only', '.paper-only *'], reason: 'for print' },
  { selectors: ['.for-applicants', '.for-applicants *'], reason: 'for job applicants' },
  { selectors: ['.pins *'], reason: 'labels in a picture, shown on focus' },
  { selectors: ['.power-steps *'], reason: 'sentences that are shown one at a time' },
  {
    selectors: ['.contents-bar *', '.contents-rail *'],
    reason: 'the table of contents of phones or of wide screens',
  },
  { selectors: ['.case-readout', '.case-readout *'], reason: 'the result bar of phones' },
  { selectors: ['.fill-verdict-clear *'], reason: 'appears when a verdict is chosen' },
  { selectors: ['.phone-fold > summary'], reason: 'the group is collapsed only on phones' },
  { selectors: ['.visually-hidden'], reason: 'for screen readers' },
  { selectors: ['noscript', '.tool-still'], reason: 'says that a tool needs JavaScript' },
  { selectors: ['script', 'style', 'option'], reason: 'not text on the page' },
];

/**
 * Returns elements of the main content whose text is hidden, except text that is listed above or is also visible
 * elsewhere on the page.
 */
export function findHiddenText(page: Page): Promise<string[]> {
  const mayBeHidden = [...repeated, ...others].flatMap(({ selectors }) => selectors);
  return page.evaluate(listHiddenText, mayBeHidden.join(', '));
}

/** Runs in the page. */
function listHiddenText(mayBeHidden: string): string[] {
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data));
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const visibleText = document.querySelector('main')?.innerText ?? '';
  return [...document.querySelectorAll(`main *:not(${mayBeHidden})`)]
    .filter((element) => hasText(element) && !isVisible(element))
    .filter(({ textContent }) => !visibleText.includes(textContent.trim()))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
