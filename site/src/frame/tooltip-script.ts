/** Esc hides the names of icon-only controls until the pointer or the keyboard moves on. */
export function startTooltips(): void {
  const root = document.documentElement;
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') root.dataset.tooltips = 'off';
  });
  const show = () => {
    delete root.dataset.tooltips;
  };
  addEventListener('pointerover', show);
  addEventListener('focusin', show);
}
