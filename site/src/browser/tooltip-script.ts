const showDelayMs = 700;
const hideDelayMs = 300;

/**
 * Shows the tooltips of icon-only controls. The first tooltip appears after a delay. While the pointer moves between
 * controls, the next tooltips appear immediately; this ends shortly after the pointer leaves. Esc and clicks hide the
 * tooltip until the pointer or the focus moves to another control.
 */
export function startTooltips(): void {
  let owner: Element | null = null;
  let timer = 0;

  const setShown = (on: boolean) => document.documentElement.toggleAttribute('data-tooltips', on);
  const setOwner = (target?: EventTarget | null) => {
    const next = (target as Element | undefined)?.closest('.tooltip-owner') ?? null;
    if (next === owner) return;
    owner = next;
    clearTimeout(timer);
    timer = window.setTimeout(setShown, next ? showDelayMs : hideDelayMs, next !== null);
  };
  const hide = () => {
    clearTimeout(timer);
    setShown(false);
  };

  for (const group of document.querySelectorAll<HTMLElement>('.tooltip-group')) {
    group.addEventListener('pointerover', ({ target, pointerType }) => {
      if (pointerType !== 'touch') setOwner(target);
    });
    group.addEventListener('pointerleave', () => setOwner());
    group.addEventListener('focusin', ({ target }) => {
      if ((target as Element).matches(':focus-visible')) setOwner(target);
    });
    group.addEventListener('focusout', () => setOwner());
    group.addEventListener('click', hide);
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}
