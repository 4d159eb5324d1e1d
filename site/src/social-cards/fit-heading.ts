import type { Face } from '#site/fonts/face.ts';

/** Area for a heading, in pixels. */
export interface HeadingArea {
  width: number;
  height: number;
  /** Largest font size in pixels. Default: the size of page headings. */
  largest?: number;
}

/** A heading broken into lines. `size` is the font size in pixels. */
interface FittedHeading {
  size: number;
  lines: string[];
}

const pageHeadingSize = 84;
const smallest = 34;
/** Step between the font sizes to try, in pixels. */
const sizeStep = 2;
/** Step between the line widths to try, in em. */
const widthStep = 0.1;
const maxLines = 4;

/** Line height of headings, in em. */
export const headingLeading = 1.02;

/** Finds the largest font size at which `text` fits its area, in lines of about equal length. */
export function fitHeading(
  text: string,
  { width, height, largest = pageHeadingSize }: HeadingArea,
  face: Face,
): FittedHeading {
  for (let size = largest; size > smallest; size -= sizeStep) {
    const lines = breakEvenly(text, width / size, face);
    const fits = lines.every((line) => face.measure(line) * size <= width);
    if (fits && lines.length <= maxLines && lines.length * size * headingLeading <= height) {
      return { size, lines };
    }
  }
  return { size: smallest, lines: breakEvenly(text, width / smallest, face).slice(0, maxLines) };
}

/** Breaks `text` into the smallest number of lines that fit `width` (in em), with lines of about equal length. */
function breakEvenly(text: string, width: number, face: Face): string[] {
  let best = breakLines(text, width, face);
  for (let narrower = width - widthStep; narrower > 0; narrower -= widthStep) {
    const lines = breakLines(text, narrower, face);
    const tooWide = lines.some((line) => face.measure(line) > narrower);
    if (lines.length > best.length || tooWide) break;
    best = lines;
  }
  return best;
}

function breakLines(text: string, width: number, face: Face): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && face.measure(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
