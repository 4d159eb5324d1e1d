import type { Place } from '../desk-api.ts';

/** A square picture of the land around a place. */
export interface MapView {
  /** Width and height. */
  size: number;
  /** The ring's radius in the picture. */
  radius: number;
  toPoint: (place: Place) => readonly [x: number, y: number];
  toPlace: (x: number, y: number) => Place;
}

const size = 480;

const kmPerDegree = 111.2;

/** The land around a center, with the ring of `radiusKm` in nine tenths of it. */
export function viewAround(center: Place, radiusKm: number): MapView {
  const scale = (0.45 * size) / radiusKm;
  const north = kmPerDegree * scale;
  const east = north * Math.cos((center.latitude * Math.PI) / 180);
  return {
    size,
    radius: radiusKm * scale,
    toPoint: ({ latitude, longitude }) => [
      size / 2 + (longitude - center.longitude) * east,
      size / 2 - (latitude - center.latitude) * north,
    ],
    toPlace: (x, y) => ({
      latitude: center.latitude - (y - size / 2) / north,
      longitude: center.longitude + (x - size / 2) / east,
    }),
  };
}
