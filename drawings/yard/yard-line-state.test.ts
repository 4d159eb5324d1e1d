import { describe, expect, test } from 'vitest';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { followPower, type YardLineState, yardLineStates } from './yard-line-state.ts';
import { yardStates } from './yard-states.ts';

describe.each(serviceDrawings)('%s', (drawing) => {
  const state: YardLineState = yardLineStates[drawing];
  const is = followPower(state);

  test('the bus is live where the page says so', () => {
    expect(is.bus === 'live').toBe(yardStates[drawing].busIsLive);
  });

  test('what is live ends where the scene ends it', () => {
    const live = Object.entries(is)
      .filter(([, condition]) => condition === 'live')
      .map(([piece]) => piece);
    expect(live).toEqual(
      {
        none: [],
        cutout: ['source'],
        deadEnd: ['source', 'line'],
        transformer: ['source', 'line', 'gear', 'primary'],
        all: ['source', 'line', 'gear', 'primary', 'bus', 'feeders'],
      }[yardStates[drawing].liveTo],
    );
  });

  test('whoever works stands between open devices that are tagged, with grounds', () => {
    if (!state.grounds) return;
    expect([state.lineSwitch, state.main]).toEqual(
      Array(2).fill(expect.objectContaining({ closed: false, tagged: true })),
    );
    expect([is.gear, is.primary]).toEqual(['dead', 'dead']);
  });
});
