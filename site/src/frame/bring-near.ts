/** Brings what waits as it comes near: drawings with a `data-href` and frames with a `data-src`. */
export function bringNear(): void {
  const uses = document.querySelectorAll<SVGUseElement>('use[data-href]');
  const frames = document.querySelectorAll<HTMLIFrameElement>('iframe[data-src]');
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        if (target instanceof HTMLIFrameElement) target.src = target.dataset.src ?? '';
        else draw(target.firstElementChild as SVGUseElement);
        near.unobserve(target);
      }
    },
    { rootMargin: '100%' },
  );
  // A drawing that is empty has no box of its own; its <svg> has.
  for (const { parentElement } of uses) if (parentElement) near.observe(parentElement);
  for (const frame of frames) near.observe(frame);
  // Paper takes all drawings.
  addEventListener('beforeprint', () => uses.forEach(draw));
}

// To name the same file again would draw it again.
function draw(use: SVGUseElement): void {
  if (!use.hasAttribute('href')) use.setAttribute('href', use.dataset.href ?? '');
}
