/**
 * Has the other light of every themed picture ready when the theme is about to change, and keeps
 * the present one until the other can be shown.
 */
export function startThemedPictures(): void {
  const pictures = [...document.querySelectorAll<HTMLElement>('.themed-picture')];
  const dusk = matchMedia('(prefers-color-scheme: dark)');
  const readLight = (): Light => {
    const { theme } = document.documentElement.dataset;
    return theme === 'dark' || (theme !== 'light' && dusk.matches) ? 'night' : 'day';
  };
  let light = readLight();
  for (const picture of pictures) picture.dataset.crosses = '';

  const follow = () => {
    const next = readLight();
    if (next === light) return;
    for (const picture of pictures) {
      // A theme change resets the visitor's choice for all pictures.
      delete picture.dataset.light;
      cross(picture, light, next);
    }
    light = next;
  };
  // Told before anything is painted in the new theme.
  new MutationObserver(follow).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  dusk.addEventListener('change', follow);

  // Paper shows the day. A browser that prints fetches lazy pictures itself and waits two seconds for
  // them, but not for a request from here. If the day does not come, the night is printed.
  addEventListener('beforeprint', () => {
    for (const picture of pictures) {
      release(picture);
      const day = imageOf(picture, 'day');
      const fallBack = () => {
        if (!day?.naturalWidth) showOnly(picture, 'night');
      };
      day?.addEventListener('error', fallBack, { once: true });
      if (day?.complete) fallBack();
      else setTimeout(fallBack, 1500);
    }
  });
  addEventListener('afterprint', () => pictures.forEach(restore));

  for (const picture of pictures) {
    picture.querySelector('.light-switch')?.addEventListener('click', () => {
      const shown = picture.dataset.light === undefined ? light : readChosen(picture);
      void choose(picture, otherThan(shown));
    });
  }

  const prepare = () => {
    for (const picture of pictures) {
      // The others are fetched when they come near.
      if (imageOf(picture, light)?.complete) void ready(imageOf(picture, otherThan(light)));
    }
  };
  const themeSwitch = document.querySelector('.theme-switch');
  for (const sign of ['pointerenter', 'focusin']) themeSwitch?.addEventListener(sign, prepare);
}

type Light = 'day' | 'night';

const otherThan = (light: Light): Light => (light === 'day' ? 'night' : 'day');

function cross(picture: HTMLElement, from: Light, to: Light): void {
  release(picture);
  const next = imageOf(picture, to);
  if (!imageOf(picture, from)?.complete || next?.complete) return;
  showOnly(picture, from);
  void ready(next).then(() => release(picture));
}

/** Shows one light whatever the theme says, by the properties of themed-picture.css. */
function showOnly({ style }: HTMLElement, light: Light): void {
  for (const each of ['day', 'night'] as const) {
    style.setProperty(`--by-${each}`, each === light ? 'block' : 'none');
    style.setProperty(`--${each}`, each === light ? '1' : '0');
  }
}

/** Light (day or night) that the visitor chose for this picture. The style sheet also reads `data-light`. */
const readChosen = ({ dataset }: HTMLElement): Light =>
  dataset.light === 'night' ? 'night' : 'day';

/** Shows the day or night picture once it has loaded, until the theme changes. */
async function choose(picture: HTMLElement, light: Light): Promise<void> {
  picture.dataset.light = light;
  await ready(imageOf(picture, light));
  // The visitor or the theme may have changed the choice while the picture was loading.
  if (picture.dataset.light === light) showOnly(picture, light);
}

/** Restores the picture that was visible before printing. */
function restore(picture: HTMLElement): void {
  if (picture.dataset.light === undefined) release(picture);
  else showOnly(picture, readChosen(picture));
}

function release(picture: HTMLElement): void {
  picture.removeAttribute('style');
}

async function ready(image: HTMLImageElement | null): Promise<void> {
  if (!image) return;
  image.loading = 'eager';
  // A picture that cannot be had is not waited for.
  await image.decode().catch(() => {});
}

function imageOf(picture: HTMLElement, light: Light): HTMLImageElement | null {
  return picture.querySelector(`.picture-by-${light} img`);
}
