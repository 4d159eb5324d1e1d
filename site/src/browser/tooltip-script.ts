/**
 * Shows the names of icon-only controls: the first after 700 ms, the next at once until none has been
 * pointed at for 300 ms. Esc and a press hide them until the pointer or the focus moves on.
 */
export function startTooltips(): void {
  let owner: Element | null = null;
  let turning = 0;

  const turn = (on: boolean) => document.documentElement.toggleAttribute('data-tooltips', on);
  const follow = (target?: EventTarget | null) => {
    const next = (target as Element | undefined)?.closest('.tooltip-owner') ?? null;
    if (next === owner) return;
    owner = next;
    clearTimeout(turning);
    turning = window.setTimeout(turn, next ? 700 : 300, next !== null);
  };
  const hide = () => {
    clearTimeout(turning);
    turn(false);
  };

  for (const group of document.querySelectorAll<HTMLElement>('.tooltip-group')) {
    group.addEventListener('pointerover', ({ target, pointerType }) => {
      if (pointerType !== 'touch') follow(target);
    });
    group.addEventListener('pointerleave', () => follow());
    group.addEventListener('focusin', ({ target }) => {
      if ((target as Element).matches(':focus-visible')) follow(target);
    });
    group.addEventListener('focusout', () => follow());
    group.addEventListener('click', hide);
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}
