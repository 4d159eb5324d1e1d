import { type ColorName, colors } from '../styles/colors.ts';

/** Until all drawings are painted by classes: plain colors in place of custom properties in attributes. */
export function replaceProperties(svg: string): string {
  // From the inside outward: a fallback may be a property again.
  const innermost = /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g;
  let replaced = svg;
  while (innermost.test(replaced)) {
    replaced = replaced.replace(
      innermost,
      (_, name: string, fallback?: string) =>
        fallback ?? colors[name.slice(2) as ColorName]?.dark ?? 'monospace',
    );
  }
  return replaced;
}
