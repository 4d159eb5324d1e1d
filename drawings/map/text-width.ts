/*
 * Widths in hundredths of an em, measured in Chromium: Archivo 600 at 108 %, the face of all names
 * on the map. Letters it lacks count as wide as a capital M.
 */
const widths: Record<string, number> = Object.fromEntries(
  [
    ['ijl', 26],
    [" '", 24],
    ['I.', 30],
    ['f', 33],
    ['t-', 36],
    ['r', 39],
    ['vyz', 57],
    ['ksx', 59],
    ['c', 60],
    ['aeLJ', 62],
    ['bdghnpqu', 64],
    ['o', 65],
    ['FT', 68],
    ['ESVPYZ', 74],
    ['ABCDKRUX', 79],
    ['w', 83],
    ['HN', 81],
    ['GOQ', 86],
    ['mM', 95],
    ['W', 103],
  ].flatMap(([letters, width]) => [...String(letters)].map((letter) => [letter, Number(width)])),
);

/** How wide a name is at a size. */
export function nameWidth(name: string, size: number): number {
  return ([...name].reduce((sum, letter) => sum + (widths[letter] ?? 95), 0) * size) / 100;
}

/** How wide a text in Plex Mono is at a size. */
export const monoWidth = (text: string, size: number) => text.length * size * 0.6;
