import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/*
 * Reduces the fonts to the glyphs and styles that the site uses and writes them to this folder; fonts for social cards
 * are written as TTF to `social-cards/`. Run `npm run fonts` after changing the glyphs or styles, and commit the results.
 */

let printableAscii = '';
for (let code = 0x20; code <= 0x7e; code++) printableAscii += String.fromCodePoint(code);

/** English, Spanish, unit symbols, and typographic characters. All other characters use a system font. */
const glyphs = `${printableAscii}áéíñóúüÁÉÍÑÓÚÜ¿¡–—‘’“”•·…′″€©®°±²³×÷½§µΩ→←\u00a0−≤≥≈`;

const require = createRequire(import.meta.url);

const archivo = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const plexMono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2';
// Symbols that Plex Mono lacks. Social cards cannot fall back to a system font.
const dejaVuMono = '@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff2';
await writeSubset(archivo, 'archivo.woff2', {
  wght: { min: 400, max: 650 },
  wdth: { min: 100, max: 120 },
});
// One style per file, because social cards draw text as glyph outlines, and maps measure their names.
await writeSubset(archivo, 'archivo-heading.woff2', { wght: 600, wdth: 116 });
await writeSubset(archivo, 'archivo-name.woff2', { wght: 650, wdth: 120 });
await writeSubset(archivo, 'archivo-map.woff2', { wght: 600, wdth: 108 });
await writeSubset(plexMono, 'plex-mono.woff2');
await writeSubset(plexMono, 'social-cards/plex-mono.ttf');
await writeSubset(dejaVuMono, 'social-cards/dejavu-mono.ttf', {}, ' \u00a0Ωπρφε√→←≤≥≈');
await copyFile(
  require.resolve('@fontsource-variable/archivo/LICENSE'),
  join(import.meta.dirname, 'archivo-license.txt'),
);
await copyFile(
  require.resolve('@fontsource/ibm-plex-mono/LICENSE'),
  join(import.meta.dirname, 'plex-mono-license.txt'),
);
await copyFile(
  require.resolve('@fontsource/dejavu-mono/LICENSE'),
  join(import.meta.dirname, 'social-cards/dejavu-mono-license.txt'),
);

async function writeSubset(
  source: string,
  target: string,
  variationAxes: Record<string, number | { min: number; max: number }> = {},
  text = glyphs,
) {
  const font = await subsetFont(await readFile(require.resolve(source)), text, {
    targetFormat: target.endsWith('.ttf') ? 'sfnt' : 'woff2',
    // Keep kerning, marks and localized forms. Drop ligatures and alternates, which no page uses.
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'],
    noHinting: true,
    variationAxes,
  });
  await writeFile(join(import.meta.dirname, target), font);
  process.stdout.write(`${target}: ${font.length} bytes\n`);
}
