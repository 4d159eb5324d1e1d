const choices = ['light', 'dark', 'system'] as const;

type Theme = (typeof choices)[number];

/** Makes the theme switch work: the choice is kept, shown at once, and followed by other tabs. */
export function startThemeSwitch(): void {
  const menu = document.getElementById('theme-menu');
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]');

  const show = (theme: Theme) => {
    document.documentElement.dataset.theme = theme;
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.themeChoice === theme));
    }
    colorBrowser(theme);
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const theme = readTheme(button.dataset.themeChoice);
      try {
        localStorage.setItem('theme', theme);
      } catch {
        // Storage is refused: the choice holds for this page.
      }
      show(theme);
      menu?.hidePopover();
    });
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' || key === null) show(readTheme(newValue));
  });
  // A page that comes back from the browser's memory may have missed a change.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(readStoredTheme());
  });
  show(readTheme(document.documentElement.dataset.theme));
}

function readStoredTheme(): Theme {
  try {
    return readTheme(localStorage.getItem('theme'));
  } catch {
    return 'system';
  }
}

function readTheme(value: string | null | undefined): Theme {
  return choices.find((choice) => choice === value) ?? 'system';
}

/** The browser's own bars follow the chosen theme; the head has their colors in the order of `choices`. */
function colorBrowser(theme: Theme): void {
  const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [index, meta] of colors.entries()) {
    const own = choices[index];
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = theme === own ? 'all' : 'not all';
  }
}
