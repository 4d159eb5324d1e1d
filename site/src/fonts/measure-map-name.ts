import archivoMap from '#site/fonts/archivo-map.woff2?inline';
import { openInlinedFace } from './face.ts';

/** Returns the width of a place name on a map, in em, in the weight and width in which the maps show names. */
export const measureMapName: (name: string) => number = openInlinedFace(archivoMap).measure;
