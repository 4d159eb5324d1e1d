type Light = 'day' | 'night';

const otherThan = (light: Light): Light => (light === 'day' ? 'night' : 'day');

/** Time to wait for the day version before printing. */
const printTimeoutMs = 1500;

/**
 * Prepares theme changes of all pictures with a day and a night version. Loads the other version when a theme change is
 * likely, and keeps showing the current version until the other one has loaded.
 */
export function startThemedPictures(): void {
  const pictures = [...document.querySelectorAll<HTMLElement>('.themed-picture')];
  const darkTheme = matchMedia('(prefers-color-scheme: dark)');
  const readLight = (): Light => {
    const { theme } = document.documentElement.dataset;
    return theme === 'dark' || (theme !== 'light' && darkTheme.matches) ? 'night' : 'day';
  };
  let light = readLight();
  for (const picture of pictures) picture.dataset.crosses = '';

  const onThemeChange = () => {
    const next = readLight();
    if (next === light) return;
    for (const picture of pictures) {
      // A theme change resets the visitor's choice for all pictures.
      delete picture.dataset.light;
      startCrossfade(picture, light, next);
    }
    light = next;
  };
  // The observer's callback runs before the new theme is painted.
  new MutationObserver(onThemeChange).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  darkTheme.addEventListener('change', onThemeChange);

  addEventListener('beforeprint', () => pictures.forEach(prepareForPrint));
  addEventListener('afterprint', () => pictures.forEach(restore));

  for (const picture of pictures) {
    picture.querySelector('.light-switch')?.addEventListener('click', () => {
      const shown = picture.dataset.light === undefined ? light : readChosen(picture);
      void choose(picture, otherThan(shown));
    });
  }

  const prepare = () => {
    for (const picture of pictures) {
      // Skip pictures that have not loaded yet; they load when they come near the viewport.
      if (imageOf(picture, light)?.complete)
        void waitUntilDecoded(imageOf(picture, otherThan(light)));
    }
  };
  const themeSwitch = document.querySelector('.theme-switch');
  for (const event of ['pointerenter', 'focusin']) themeSwitch?.addEventListener(event, prepare);
}

/**
 * Shows the day version for printing. Browsers load lazy pictures before printing and wait about two seconds for them, but
 * they do not wait for requests by scripts. If the day version does not load in time, shows the night version.
 */
function prepareForPrint(picture: HTMLElement): void {
  clearOverride(picture);
  const day = imageOf(picture, 'day');
  const fallBack = () => {
    if (!day?.naturalWidth) showOnly(picture, 'night');
  };
  day?.addEventListener('error', fallBack, { once: true });
  if (day?.complete) fallBack();
  else setTimeout(fallBack, printTimeoutMs);
}

/** Keeps showing the version of the old theme until the version of the new theme has loaded. */
function startCrossfade(picture: HTMLElement, from: Light, to: Light): void {
  clearOverride(picture);
  const next = imageOf(picture, to);
  if (!imageOf(picture, from)?.complete || next?.complete) return;
  showOnly(picture, from);
  void waitUntilDecoded(next).then(() => clearOverride(picture));
}

/** Shows the day or the night version regardless of the theme, by overriding the properties of themed-picture.css. */
function showOnly({ style }: HTMLElement, light: Light): void {
  for (const each of ['day', 'night'] as const) {
    style.setProperty(`--by-${each}`, each === light ? 'block' : 'none');
    style.setProperty(`--${each}`, each === light ? '1' : '0');
  }
}

/** Returns the version (day or night) that the visitor selected for this picture. The style sheet also uses `data-light`. */
const readChosen = ({ dataset }: HTMLElement): Light =>
  dataset.light === 'night' ? 'night' : 'day';

/** Shows the day or night version as soon as it has loaded, until the theme changes. */
async function choose(picture: HTMLElement, light: Light): Promise<void> {
  picture.dataset.light = light;
  await waitUntilDecoded(imageOf(picture, light));
  // The visitor may have clicked again, or the theme may have changed, while the picture was loading.
  if (picture.dataset.light === light) showOnly(picture, light);
}

/** Restores the version that was visible before printing. */
function restore(picture: HTMLElement): void {
  if (picture.dataset.light === undefined) clearOverride(picture);
  else showOnly(picture, readChosen(picture));
}

function clearOverride(picture: HTMLElement): void {
  picture.removeAttribute('style');
}

async function waitUntilDecoded(image: HTMLImageElement | null): Promise<void> {
  if (!image) return;
  image.loading = 'eager';
  // Ignore pictures that fail to load.
  await image.decode().catch(() => {});
}

function imageOf(picture: HTMLElement, light: Light): HTMLImageElement | null {
  return picture.querySelector(`.picture-by-${light} img`);
}
