import type { PlantLine } from './plant-line.ts';

/**
 * Collection of a wind farm. Turbine transformers are delta at 34.5 kV, so a feeder whose breaker
 * has opened has no ground source but its own grounding transformer. The feeder that is being laid
 * is the one whose trench stands open in the picture.
 */
export const windCollection: PlantLine = {
  sentence:
    'One-line of underground wind collection: turbines feed pad-mounted transformers and 34.5 kV cables, which pass junction cabinets to a riser with arresters. Each feeder has a zig-zag grounding transformer on the cable side of its breaker, which relays 51 and 67N trip; a third feeder is being laid and is dead. The 34.5 kV bus feeds the main transformer and the grid.',
  heads: [
    [
      { id: 'grid', symbol: 'line', label: 'Grid', short: 'Grid' },
      {
        id: 'main-transformer',
        symbol: 'transformer',
        windings: ['wye-grounded', 'wye-grounded'],
        label: 'Main transformer',
        note: 'Delta tertiary',
        short: 'Step-up',
        arresters: true,
      },
      { id: 'main', symbol: 'breaker', label: 'Main breaker', short: 'Breaker', relays: ['51'] },
    ],
  ],
  bus: { id: 'bus', symbol: 'bus', label: '34.5 kV bus', short: '34.5 kV' },
  feeders: [
    [
      {
        id: 'feeder-1-breaker',
        symbol: 'breaker',
        label: 'Feeder 1',
        relays: ['51', '67N'],
        side: [{ id: 'feeder-1-ground', symbol: 'grounding-transformer', label: 'Zig-zag' }],
      },
      { id: 'riser', symbol: 'termination', label: 'Riser', arresters: true },
      { id: 'collection-cable', symbol: 'cable', label: 'Collection cable' },
      { id: 'junction-cabinet', symbol: 'junction', label: 'Junction cabinet' },
      {
        id: 'pad-mount',
        symbol: 'transformer',
        windings: ['delta', 'wye-grounded'],
        label: 'Pad-mount',
        note: '690 V to 34.5 kV',
      },
      { id: 'turbine', symbol: 'generator', label: 'Turbine', short: 'Feeder 1' },
    ],
    [
      {
        id: 'feeder-2-breaker',
        symbol: 'breaker',
        label: 'Feeder 2',
        relays: ['51', '67N'],
        side: [{ id: 'feeder-2-ground', symbol: 'grounding-transformer' }],
      },
      { id: 'riser-2', symbol: 'termination', arresters: true },
      { id: 'cable-2', symbol: 'cable' },
      { id: 'cabinet-2', symbol: 'junction' },
      { id: 'pad-mount-2', symbol: 'transformer', windings: ['delta', 'wye-grounded'] },
      { id: 'turbine-2', symbol: 'generator', short: 'Feeder 2' },
    ],
    [
      { id: 'feeder-3-breaker', symbol: 'breaker', label: 'Feeder 3', note: 'Open', dead: true },
      {
        id: 'new-cable',
        symbol: 'cable',
        label: 'New cable',
        note: 'Being laid',
        short: 'New',
        dead: true,
      },
    ],
  ],
};
