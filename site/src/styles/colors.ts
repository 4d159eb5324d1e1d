import type { DrawingPalette } from '#drawings/drawing-styles.ts';

/** A color in the light and the dark theme. */
interface ThemedColor {
  light: string;
  dark: string;
}

/** Colors of the user interface. Each is available as a CSS custom property: `ink` is `--ink`. */
const interfaceColors = {
  bg: { light: '#f2f4f1', dark: '#0c1210' },
  surface: { light: '#ffffff', dark: '#131b18' },
  'surface-2': { light: '#e1e6e1', dark: '#1a2420' },
  ink: { light: '#111a16', dark: '#edf2ee' },
  'ink-2': { light: '#46534c', dark: '#a9b7af' },
  'ink-3': { light: '#58645e', dark: '#8b9a92' },
  line: { light: '#cfd6d1', dark: '#27332d' },
  'line-2': { light: '#8c9992', dark: '#54645c' },
  'line-3': { light: '#7a8780', dark: '#6c7c74' },
  /** Fill color of primary buttons. */
  hot: { light: '#f4570c', dark: '#ff6a1f' },
  /** Color of energized conductors. */
  'hot-line': { light: '#e24a05', dark: '#ff6a1f' },
  /** Accent color for text, with enough contrast to read. */
  'hot-text': { light: '#b23a00', dark: '#ff8a4c' },
  /** Text color on primary buttons. */
  'on-hot': { light: '#160a03', dark: '#160a03' },
  deep: { light: '#12201a', dark: '#1a2d25' },
  foot: { light: '#080d0b', dark: '#080d0b' },
  danger: { light: '#b4162c', dark: '#f2555f' },
  'on-danger': { light: '#ffffff', dark: '#1c0407' },
  'danger-text': { light: '#a81428', dark: '#ff8c95' },
  ok: { light: '#1c6b45', dark: '#6fd3a0' },
} as const satisfies Record<string, ThemedColor>;

/** Colors of skies and scenery. Lamps and beacons are off in the light theme. */
const sceneColors = {
  'sky-0': { light: '#e8edeb', dark: '#0a1211' },
  'sky-1': { light: '#e3eae8', dark: '#10201f' },
  'sky-2': { light: '#ede7da', dark: '#2b2b27' },
  'sky-3': { light: '#f6dfc0', dark: '#5a2f25' },
  glow: { light: '#ffe9c4', dark: '#663832' },
  sun: { light: '#fffdf6', dark: 'transparent' },
  star: { light: 'transparent', dark: '#a9b8b0' },
  lamp: { light: 'transparent', dark: '#ffb35a' },
  beacon: { light: 'transparent', dark: '#ff4a2e' },
  'mesa-far': { light: '#c9d3d0', dark: '#2b2c28' },
  'mesa-mid': { light: '#b4c0bc', dark: '#1d2320' },
  'mesa-near': { light: '#a3b0aa', dark: '#141b18' },
  plain: { light: '#d9ded7', dark: '#101714' },
  /** Behind the pictures of plants and behind photographs. Visible before a picture has loaded. */
  ground: { light: '#ece3d4', dark: '#1d1d18' },
  structure: { light: '#1d2923', dark: '#a9b8b0' },
  far: { light: '#7d8c86', dark: '#5d5a50' },
  wire: { light: '#51605a', dark: '#71817a' },
  'fill-0': { light: '#ffffff', dark: '#1e2925' },
  'fill-1': { light: '#f2f4f1', dark: '#17211d' },
  'fill-2': { light: '#dde2de', dark: '#1f2b26' },
  'fill-3': { light: '#33413a', dark: '#0a0f0d' },
} as const satisfies Record<string, ThemedColor>;

/** All colors of the site, by the name of their CSS custom property. */
export const colors = { ...interfaceColors, ...sceneColors };

export type ColorName = keyof typeof colors;

const names = Object.keys(colors) as ColorName[];

/**
 * Returns a CSS rule with the custom properties of all colors. `layout/document.astro` writes the rule into the head of
 * every page. `light-dark()` follows `color-scheme`, which `tokens.css` sets.
 */
export function colorProperties(): string {
  const declarations = names.map((name) => {
    const { light, dark } = colors[name];
    return light === dark ? `--${name}:${light};` : `--${name}:light-dark(${light},${dark});`;
  });
  return `:root{${declarations.join('')}}`;
}

/**
 * Colors of drawings on pages: CSS custom properties, which follow the theme. A page energizes parts of a drawing by
 * setting `--wiring`, `--breaker`, `--supply` or `--load`. Parts for which the page does not set a property have the
 * fallback colors below.
 */
export const pageColors: DrawingPalette = {
  ...paletteOf((name) => `var(--${name})`),
  wiring: 'var(--wiring, var(--ink))',
  breaker: 'var(--breaker, none)',
  supply: 'var(--supply, var(--wiring, var(--ink)))',
  'supply-terminal': 'var(--supply, var(--ink))',
  load: 'var(--load, var(--hot-line))',
};

/** Colors of drawings in pictures that are always dark, such as social cards. */
export const darkColors: DrawingPalette = {
  ...paletteOf((name) => colors[name].dark),
  wiring: colors.ink.dark,
  breaker: 'none',
  supply: colors.ink.dark,
  'supply-terminal': colors.ink.dark,
  load: colors['hot-line'].dark,
};

function paletteOf(color: (name: ColorName) => string): Record<ColorName, string> {
  return Object.fromEntries(names.map((name) => [name, color(name)])) as Record<ColorName, string>;
}
