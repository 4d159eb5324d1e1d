/** Ascent and descent of Archivo, in em. */
const archivoAscent = 0.878;
const archivoDescent = 0.21;

const text = '400 450';
const strong = '500 700';

/** System font that replaces Archivo until Archivo has loaded. */
interface Fallback {
  family: string;
  /** Names of the font files for text, in order of preference. */
  regular: readonly string[];
  /** Names of the font files for headings and strong text. */
  bold: readonly string[];
  /** One rule per range of widths: Archivo has a width axis and system fonts do not, so each range has its own ratio. */
  ranges: readonly FallbackRange[];
}

interface FallbackRange {
  weight: typeof text | typeof strong;
  stretch: string;
  /**
   * Width of Archivo divided by the width of the system font, measured in Chromium on sentences of this site, then
   * adjusted by up to half a percent where this reduced the number of changed line breaks.
   */
  ratio: number;
}

const fallbacks: readonly Fallback[] = [
  {
    family: 'Archivo Arial',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    ranges: [
      { weight: text, stretch: '100%', ratio: 0.982 },
      { weight: strong, stretch: '100%', ratio: 0.958 },
      { weight: strong, stretch: '102% 105%', ratio: 0.99 },
      { weight: strong, stretch: '106% 111%', ratio: 1.043 },
      { weight: strong, stretch: '112% 115%', ratio: 1.104 },
      { weight: strong, stretch: '116% 120%', ratio: 1.132 },
    ],
  },
  {
    family: 'Archivo Roboto',
    regular: ['Roboto'],
    bold: ['Roboto Bold', 'Roboto'],
    ranges: [
      { weight: text, stretch: '100%', ratio: 0.982 },
      { weight: strong, stretch: '100%', ratio: 1.011 },
      { weight: strong, stretch: '102% 105%', ratio: 1.054 },
      { weight: strong, stretch: '106% 111%', ratio: 1.107 },
      { weight: strong, stretch: '112% 115%', ratio: 1.176 },
      { weight: strong, stretch: '116% 120%', ratio: 1.202 },
    ],
  },
  {
    family: 'Archivo DejaVu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    // Few systems use this font, and its rules are part of every page, so use fewer ranges.
    ranges: [
      { weight: text, stretch: '100%', ratio: 0.859 },
      { weight: strong, stretch: '100% 105%', ratio: 0.815 },
      { weight: strong, stretch: '106% 120%', ratio: 0.93 },
    ],
  },
];

/** Returns the `@font-face` rules of the site's two font families. The parameters are the addresses of the font files. */
export function webFaces(archivo: string, plexMono: string): string {
  return [
    `@font-face{font-family:Archivo;src:url(${archivo})format("woff2");font-weight:400 650;font-stretch:100% 120%;font-display:swap}`,
    `@font-face{font-family:PlexMono;src:url(${plexMono})format("woff2");font-weight:500;font-stretch:100%;font-display:swap}`,
  ].join('');
}

/**
 * Returns `@font-face` rules for system fonts that are used until the web fonts load. The system fonts are scaled to the
 * width of Archivo, so that lines break at the same words. Arial is on Windows and Apple systems (Liberation Sans has
 * the same widths), Roboto on Android, and DejaVu Sans on Linux desktops without the other two.
 */
export function fallbackFaces(): string {
  const faces = fallbacks.flatMap(({ family, regular, bold, ranges }) =>
    ranges.map(({ weight, stretch, ratio }) => {
      const sources = weight === text ? regular : bold;
      const src = sources.map((name) => `local("${name}")`).join(',');
      // `size-adjust` also scales ascent and descent, so divide by the ratio. Rounding to whole percent moves the
      // largest heading by less than half a pixel.
      const ascent = `${Math.round((archivoAscent / ratio) * 100)}%`;
      const descent = `${Math.round((archivoDescent / ratio) * 100)}%`;
      return `@font-face{font-family:"${family}";src:${src};font-weight:${weight};font-stretch:${stretch};size-adjust:${(ratio * 100).toFixed(1)}%;ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
    }),
  );
  return faces.join('');
}
