import { expect, test } from 'vitest';
import { cableRadii } from './cable-radii.ts';

const layer = (thickness: number) => ({ name: '', short: '', thickness });

test('each layer adds its thickness to the radius, the neutral a whole wire', () => {
  const cable = {
    conductor: { name: '', short: '', diameter: 1.117, strandLayers: 4 },
    conductorShield: layer(20),
    insulation: layer(345),
    insulationShield: layer(40),
    neutral: { name: '', short: '', wires: 20, diameter: 0.102 },
    jacket: layer(80),
  };
  expect(cableRadii(cable, 1000)).toEqual({
    conductor: 558.5,
    conductorShield: 578.5,
    insulation: 923.5,
    insulationShield: 963.5,
    neutral: 1065.5,
    jacket: 1145.5,
  });
});
