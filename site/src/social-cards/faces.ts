import archivo from '#site/fonts/archivo.woff2?inline';
import plexMono from '#site/fonts/plex-mono.woff2?inline';
import { openFace } from './outlines.ts';

/** Headings, as the pages set them. */
export const headingFace = openFace(bytesOf(archivo), { wght: 600, wdth: 116 }, -0.032);

/** The company's name. */
export const wordmarkFace = openFace(bytesOf(archivo), { wght: 650, wdth: 120 }, -0.01);

/** Labels, and the lettering inside drawings. */
export const monoFace = openFace(bytesOf(plexMono));

function bytesOf(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
}
