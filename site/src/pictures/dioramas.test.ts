import { expect, test } from 'vitest';
import { pinBands, placePins } from '#ui/diorama/place-pins.ts';
import { withDiorama } from '../../checks/content.ts';
import { showDiorama } from './dioramas.ts';

test.each(withDiorama)('the places of $id find room for their pins at every width', (page) => {
  const { diorama } = showDiorama(page);
  const places = [...(diorama?.path ?? []), ...(diorama?.beside ?? [])].map(({ place }) => place);
  expect(places.length).toBeGreaterThan(0);
  for (const band of Object.values(pinBands))
    expect(placePins(places, band)).toHaveLength(places.length);
});
