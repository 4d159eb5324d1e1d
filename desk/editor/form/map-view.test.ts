import { expect, test } from 'vitest';
import { viewAround } from './map-view.ts';

const center = { latitude: 32, longitude: -103 };
const view = viewAround(center, 150);

test('a place put on the map is where it was read from', () => {
  const place = { latitude: 31.4229, longitude: -103.4932 };
  const again = view.toPlace(...view.toPoint(place));
  expect(again.latitude).toBeCloseTo(place.latitude, 9);
  expect(again.longitude).toBeCloseTo(place.longitude, 9);
});

test('north is up, west is left, and the ring is as far off as it says', () => {
  const [x, y] = view.toPoint({ latitude: 32 + 150 / 111.2, longitude: -103 });
  expect(x).toBeCloseTo(view.size / 2);
  expect(view.size / 2 - y).toBeCloseTo(view.radius);
  expect(view.toPoint({ latitude: 32, longitude: -104 })[0]).toBeLessThan(view.size / 2);
});
