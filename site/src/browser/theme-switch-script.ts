import { readStored, writeStored } from './local-storage.ts';

const themes = ['light', 'dark', 'system'] as const;

type Theme = (typeof themes)[number];

/**
 * Starts the theme switch. A choice is stored, applied immediately, and also applied in other tabs. Nothing is stored
 * before the visitor chooses, as the privacy policy states under "Your choice of theme".
 */
export function startThemeSwitch(): void {
  const menu = document.getElementById('theme-menu');
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]');

  const show = (theme: Theme) => {
    document.documentElement.dataset.theme = theme;
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.themeChoice === theme));
    }
    updateThemeColors(theme);
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const theme = readTheme(button.dataset.themeChoice);
      writeStored('theme', theme);
      show(theme);
      menu?.hidePopover();
    });
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' || key === null) show(readTheme(newValue));
  });
  // A page restored from the back/forward cache may have missed a theme change.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(readTheme(readStored('theme')));
  });
  show(readTheme(document.documentElement.dataset.theme));
}

function readTheme(value: string | null | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}

/**
 * Applies the theme to the browser's own bars. The page has two `theme-color` tags (layout/document.astro), one for each
 * value of `data-theme`: light and dark.
 */
function updateThemeColors(theme: Theme): void {
  const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const meta of colors) {
    const ownTheme = meta.dataset.theme;
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${ownTheme})`;
    else meta.media = theme === ownTheme ? 'all' : 'not all';
  }
}
