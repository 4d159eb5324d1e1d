/**
 * Lets a visitor choose a place of the page's model: by its pin, step by step, by a swipe. The
 * choice shows on every mark of the place (`data-lit`), among the steps, in the row of words, and in
 * the one-line, which reads the number of the step from `--lit`.
 */
export function startModelPower(): void {
  const hero = document.querySelector<HTMLElement>('.model-hero:has(.power)');
  if (!hero) return;
  const all = <Kind extends HTMLElement>(selector: string) => [
    ...hero.querySelectorAll<Kind>(selector),
  ];
  const pins = all<HTMLAnchorElement>('.callouts a');
  const steps = all('.power-steps > li');
  const [back, on] = all('.power-turn');
  const [count, place, status] = all('.power-count, .power-place, .power > [role="status"]');
  const marks = document.querySelectorAll<HTMLElement>('.pin-mark');
  let chosen = -1;

  const choose = (index: number) => {
    const pin = pins[index];
    chosen = steps[index] ? index : -1;
    hero.style.setProperty('--lit', `${chosen + 1}`);
    const mark = pin?.firstElementChild?.textContent;
    for (const each of marks) each.toggleAttribute('data-lit', each.textContent === mark);
    const current = chosen < 0 ? 'true' : 'step';
    for (const list of [pins, steps]) {
      list.forEach((each, at) => {
        each.setAttribute('aria-current', at === index ? current : 'false');
      });
    }
    back?.setAttribute('aria-disabled', `${chosen < 1}`);
    on?.setAttribute('aria-disabled', `${chosen === steps.length - 1}`);
    if (status) status.textContent = '';
    if (count) count.textContent = chosen < 0 ? '' : `${chosen + 1} of ${steps.length}`;
    place?.replaceChildren(...(pin ? [pin.cloneNode(true)] : []));
  };

  const say = () => {
    const name = pins[chosen]?.querySelector('b')?.textContent;
    const text = steps[chosen]?.querySelector('p')?.textContent;
    if (status) status.textContent = `Step ${count?.textContent}: ${name}. ${text}`;
  };

  const turn = (by: number) => {
    const next = chosen + by;
    if (!steps[next]) return;
    // The keyboard stays with the step that it was on.
    if (steps[chosen]?.contains(document.activeElement)) {
      steps[next]?.querySelector('a')?.focus();
    }
    choose(next);
    say();
  };

  back?.addEventListener('click', () => turn(-1));
  on?.addEventListener('click', () => turn(1));
  steps.forEach((step, index) => {
    step.firstElementChild?.addEventListener('click', (event) => {
      event.preventDefault();
      choose(index);
      say();
    });
  });

  // Words lead to the scope, and so do the keyboard and a second press; the first one chooses.
  let pressed = -1;
  pins.forEach((pin, index) => {
    pin.addEventListener('click', (event) => {
      if (event.detail === 0 || pressed === index) return;
      event.preventDefault();
      pressed = index;
      choose(index);
    });
    pin.addEventListener('focus', () => {
      if (pin.matches(':focus-visible')) choose(index);
    });
  });
  hero.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape') choose(-1);
    if (!(target as Element).closest('.power')) return;
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });

  // Those of the two that a finger may swipe: model-power.css leaves them sideways movement.
  for (const row of all('.model, .power-place')) {
    row.addEventListener('pointerdown', ({ pointerType, clientX: from }) => {
      if (pointerType !== 'touch') return;
      const end = ({ type, clientX }: PointerEvent) => {
        for (const each of ['pointerup', 'pointercancel'] as const) {
          row.removeEventListener(each, end);
        }
        const way = clientX - from;
        if (type === 'pointerup' && Math.abs(way) > 40) turn(way < 0 ? 1 : -1);
      };
      for (const each of ['pointerup', 'pointercancel'] as const) row.addEventListener(each, end);
    });
  }

  choose(0);
}
