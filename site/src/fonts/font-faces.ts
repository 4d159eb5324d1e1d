/**
 * The two families and, until they arrive, the system's faces stretched to their measure so that
 * no line moves. Ratios were measured in Chromium on this site's own sentences: Arial and Roboto
 * set to the width of Archivo at 400/100 % for text and at 600/116 % for headings; ascent and
 * descent are Archivo's 0.878 and 0.210 em divided by the same ratio.
 */
export function fontFaces(archivo: string, plexMono: string): string {
  return [
    `@font-face{font-family:Archivo;src:url(${archivo})format("woff2");font-weight:400 650;font-stretch:100% 120%;font-display:swap}`,
    `@font-face{font-family:"Plex Mono";src:url(${plexMono})format("woff2");font-weight:500;font-display:swap}`,
    fallback('Archivo Arial', ['Arial', 'Liberation Sans'], 0.9879),
    fallback('Archivo Roboto', ['Roboto'], 0.9894),
    fallback('Archivo Wide Arial', ['Arial Bold', 'Liberation Sans Bold'], 1.1202),
    fallback('Archivo Wide Roboto', ['Roboto Bold', 'Roboto'], 1.1962),
  ].join('');
}

function fallback(family: string, sources: readonly string[], ratio: number): string {
  const percent = (value: number) => `${((value / ratio) * 100).toFixed(1)}%`;
  return `@font-face{font-family:"${family}";src:${sources.map((name) => `local("${name}")`).join(',')};font-weight:400 700;size-adjust:${(ratio * 100).toFixed(1)}%;ascent-override:${percent(0.878)};descent-override:${percent(0.21)};line-gap-override:0%}`;
}
