/** Brings drawings with a `data-href` as they come near, and all of them to paper. */
export function bringDrawings(): void {
  const uses = document.querySelectorAll<SVGUseElement>('use[data-href]');
  const bring = (use: SVGUseElement) => use.setAttribute('href', use.dataset.href ?? '');
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        bring(target.firstElementChild as SVGUseElement);
        near.unobserve(target);
      }
    },
    { rootMargin: '100%' },
  );
  // A drawing that is empty has no box of its own; its <svg> has.
  for (const { parentElement } of uses) if (parentElement) near.observe(parentElement);
  addEventListener('beforeprint', () => uses.forEach(bring));
}
