/** Shortest horizontal movement that counts as a swipe, in pixels. */
const swipeDistance = 40;

/** Screens with the one-line drawing beside the steps, and high enough for the picture and the drawing. */
const wideScreen = '(width >= 68.8125rem) and (height >= 50rem)';

/**
 * Lets visitors select a place in the diorama with its pin, the step buttons, the arrow keys or a swipe. `data-lit`
 * highlights all marks of the selected place, including the mark in the one-line drawing, and `data-passed` the steps
 * that the power has passed before it. The list of steps and the row with the name also show the selection.
 */
export function startDioramaPower(): void {
  const hero = document.querySelector<HTMLElement>('.diorama-hero:has(.power)');
  if (!hero) return;
  const pins = [...hero.querySelectorAll<HTMLAnchorElement>('.pins a')];
  const steps = [...hero.querySelectorAll<HTMLElement>('.power-steps > li')];
  const { choose, turn } = connectSteps(hero, pins, steps);
  connectPins(pins, choose);
  connectSwipes(hero, turn);
  hero.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape') choose(-1);
    if (!(target as Element).closest('.power')) return;
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });
}

/** The first click on a pin selects it. A second click, the name and the keyboard follow the link to the scope. */
function connectPins(pins: readonly HTMLAnchorElement[], choose: (index: number) => void): void {
  let pressedIndex = -1;
  // Click events from the keyboard differ between browsers, so detect clicks that follow a pointerdown event.
  let byPointer = false;
  pins.forEach((pin, index) => {
    pin.addEventListener('pointerdown', () => {
      byPointer = true;
    });
    pin.addEventListener('click', (event) => {
      if (byPointer && pressedIndex !== index) {
        event.preventDefault();
        pressedIndex = index;
        choose(index);
      }
      byPointer = false;
    });
    pin.addEventListener('focus', () => {
      if (pin.matches(':focus-visible')) choose(index);
    });
  });
}

/** Swipes turn to the next or previous step. The style sheets set `touch-action`, so that horizontal movement does not scroll. */
function connectSwipes(hero: HTMLElement, turn: (by: number) => void): void {
  for (const row of hero.querySelectorAll<HTMLElement>('.diorama, .power-place')) {
    let startX = 0;
    row.addEventListener('pointerdown', ({ clientX }) => {
      startX = clientX;
    });
    row.addEventListener('pointerup', ({ pointerType, clientX }) => {
      const distance = clientX - startX;
      if (pointerType !== 'touch' || Math.abs(distance) < swipeDistance) return;
      turn(distance < 0 ? 1 : -1);
    });
  }
}

/**
 * Connects the controls of the step list. Returns two functions: `choose` selects a place by its index (-1 for none), and
 * `turn` moves by a number of steps. The page opens with the first place selected.
 */
function connectSteps(
  hero: HTMLElement,
  pins: readonly HTMLAnchorElement[],
  steps: readonly HTMLElement[],
) {
  const find = (selector: string) => hero.querySelector(selector) as HTMLElement;
  const count = find('.power-count');
  const previous = find('.power-turn');
  const next = find('.power-turn + .power-turn');
  const caption = find('.power-place');
  const status = find('.power > [role="status"]');
  const marks = document.querySelectorAll<HTMLElement>('.pin-mark');
  const oneLineMarks = hero.querySelectorAll<SVGElement>('[data-step]');
  const oneLine = hero.querySelector('.diorama-one-line');
  let chosen = 0;

  const choose = (index: number) => {
    const pin = pins[index];
    chosen = steps[index] ? index : -1;
    const mark = pin?.firstElementChild?.textContent;
    for (const each of marks) each.toggleAttribute('data-lit', each.textContent === mark);
    for (const each of oneLineMarks) {
      each.toggleAttribute('data-lit', each.dataset.step === `${chosen + 1}`);
      each.toggleAttribute('data-passed', Number(each.dataset.step) <= chosen);
    }
    for (const list of [pins, steps]) {
      list.forEach((each, at) => {
        each.toggleAttribute('data-passed', at < chosen);
      });
    }
    // A pin outside the power path can be selected, but is not a step.
    const current = chosen < 0 ? 'true' : 'step';
    for (const list of [pins, steps]) {
      list.forEach((each, at) => {
        each.setAttribute('aria-current', at === index ? current : 'false');
      });
    }
    previous.setAttribute('aria-disabled', `${chosen < 1}`);
    next.setAttribute('aria-disabled', `${chosen === steps.length - 1}`);
    status.textContent = '';
    count.textContent = chosen < 0 ? '' : `${chosen + 1} of ${steps.length}`;
    const copy = pin?.cloneNode(true) as HTMLAnchorElement | undefined;
    // The caption is hidden from screen readers, so its link must not get the focus.
    if (copy) copy.tabIndex = -1;
    caption.replaceChildren(copy ?? '');
  };

  const announce = () => {
    const name = pins[chosen]?.querySelector('b')?.textContent;
    const text = steps[chosen]?.querySelector('p')?.textContent;
    status.textContent = `Step ${count.textContent}: ${name}. ${text}`;
  };

  // The last devices of the power path are often below the edge of the screen: scroll, so that visitors see them light up.
  const showOneLine = () => {
    if (matchMedia(wideScreen).matches) oneLine?.scrollIntoView({ block: 'nearest' });
  };

  const turn = (by: number) => {
    const target = chosen + by;
    if (!steps[target]) return;
    // If the focus was on the current step, move it to the target step.
    if (steps[chosen]?.contains(document.activeElement)) {
      steps[target].querySelector('a')?.focus();
    }
    choose(target);
    announce();
    showOneLine();
  };

  previous.addEventListener('click', () => turn(-1));
  next.addEventListener('click', () => turn(1));
  steps.forEach((step, index) => {
    step.firstElementChild?.addEventListener('click', (event) => {
      event.preventDefault();
      choose(index);
      announce();
      showOneLine();
    });
  });
  return { choose, turn };
}
