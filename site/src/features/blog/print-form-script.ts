/** Prints the checklists alone, and afterward leaves the page as it was. */
export function startPrintForm(): void {
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
