/** The site's two families, by the addresses of their files. */
export function webFaces(archivo: string, plexMono: string): string {
  return [
    `@font-face{font-family:Archivo;src:url(${archivo})format("woff2");font-weight:400 650;font-stretch:100% 120%;font-display:swap}`,
    `@font-face{font-family:PlexMono;src:url(${plexMono})format("woff2");font-weight:500;font-stretch:100%;font-display:swap}`,
  ].join('');
}

/**
 * Until they arrive, the system's faces stretched to their measure so that no line breaks
 * elsewhere: Arial on Windows and Apple's systems (Liberation Sans has its widths), Roboto on
 * Android, DejaVu Sans on the Linux desktops that have neither.
 */
export function fallbackFaces(): string {
  const faces = fallbacks.flatMap(({ family, regular, bold, ratios, cuts = everyCut }) =>
    cuts.map(({ weight, stretch }, index) => {
      // Width of Archivo by that of the face.
      const ratio = ratios[index] as number;
      const sources = weight === text ? regular : bold;
      const src = sources.map((name) => `local("${name}")`).join(',');
      // Archivo's ascent of 0.878 and descent of 0.210 em, which the adjusted size would scale too; half
      // a percent of the largest heading is less than half a pixel.
      const ascent = `${Math.round((0.878 / ratio) * 100)}%`;
      const descent = `${Math.round((0.21 / ratio) * 100)}%`;
      return `@font-face{font-family:"${family}";src:${src};font-weight:${weight};font-stretch:${stretch};size-adjust:${(ratio * 100).toFixed(1)}%;ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
    }),
  );
  return faces.join('');
}

const text = '400 450';
const strong = '500 700';

// Archivo grows with its width axis, which no system's face has, so each range has its own ratio.
const everyCut = [
  { weight: text, stretch: '100%' },
  { weight: strong, stretch: '100%' },
  { weight: strong, stretch: '102% 105%' },
  { weight: strong, stretch: '106% 111%' },
  { weight: strong, stretch: '112% 115%' },
  { weight: strong, stretch: '116% 120%' },
] as const;

// Widths of Archivo by those of the face, on this site's own sentences, as Chromium sets them; where
// another half percent breaks fewer of their lines elsewhere, that.
const fallbacks = [
  {
    family: 'Archivo Arial',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    ratios: [0.982, 0.958, 0.99, 1.043, 1.104, 1.132],
  },
  {
    family: 'Archivo Roboto',
    regular: ['Roboto'],
    bold: ['Roboto Bold', 'Roboto'],
    ratios: [0.982, 1.011, 1.054, 1.107, 1.176, 1.202],
  },
  {
    family: 'Archivo DejaVu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    // Few have it and neither of the others; every page carries what is written here.
    cuts: [
      { weight: text, stretch: '100%' },
      { weight: strong, stretch: '100% 105%' },
      { weight: strong, stretch: '106% 120%' },
    ],
    ratios: [0.859, 0.815, 0.93],
  },
];
