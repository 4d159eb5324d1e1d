/**
 * Finds lists without markers that lack `role="list"`, because Safari removes the role of such lists outside of `nav`.
 * Runs in the page.
 */
export function findUnmarkedLists(): string[] {
  return [...document.querySelectorAll('ul, ol')]
    .filter((list) => !list.closest('nav') && list.getAttribute('role') !== 'list')
    .filter((list) => getComputedStyle(list).listStyleType === 'none')
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
