import { colors } from '../../site/src/styles/colors.ts';

/** The background color of the page in each theme, as the browser computes it. */
export const pageBackground = { light: toRgb(colors.bg.light), dark: toRgb(colors.bg.dark) };

/** Converts a hexadecimal color. Example: #0c1210 becomes rgb(12, 18, 16) */
function toRgb(color: string): string {
  const channels = [color.slice(1, 3), color.slice(3, 5), color.slice(5, 7)];
  return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;
}
