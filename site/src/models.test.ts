import { expect, test } from 'vitest';
import { pinBands } from '#ui/pin-bands.ts';
import { placePins } from '#ui/place-pins.ts';
import { withModel } from '../checks/content.ts';
import { showModel } from './models.ts';

test.each(withModel)('the places of $id find room for their pins at every width', (page) => {
  const { model } = showModel(page);
  const places = [...(model?.path ?? []), ...(model?.beside ?? [])].map(({ place }) => place);
  expect(places.length).toBeGreaterThan(0);
  for (const band of Object.values(pinBands))
    expect(placePins(places, band)).toHaveLength(places.length);
});
