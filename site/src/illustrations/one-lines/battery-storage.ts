import type { LineChain, PlantLine } from './plant-line.ts';

/**
 * Battery storage of three strings, as many as the picture has. Steps follow discharge, battery to
 * grid; charging takes the same way back. The main transformer is grounded wye on both sides with
 * a delta tertiary, so that the plant's bus has its ground source while it is connected.
 */
export const batteryStorage: PlantLine = {
  sentence:
    'One-line of battery storage: in each of three strings the containers feed fused DC cable, an inverter that works both ways, a skid transformer, a cable in the duct bank and a breaker with relays 50 and 51. The medium-voltage bus also supplies cooling and controls through a transformer of their own. A main breaker, the main transformer, a breaker with differential relay 87T and a switch lead to the grid.',
  heads: [
    [
      { id: 'grid', symbol: 'line', label: 'Grid', short: 'Grid' },
      { id: 'line-switch', symbol: 'switch', label: 'Line switch', arresters: true },
      {
        id: 'line-breaker',
        symbol: 'breaker',
        label: 'Line breaker',
        short: 'Breaker',
        relays: ['87T'],
      },
      {
        id: 'main-transformer',
        symbol: 'transformer',
        windings: ['wye-grounded', 'wye-grounded'],
        label: 'Main transformer',
        note: 'Delta tertiary',
        short: 'Step-up',
      },
      { id: 'main', symbol: 'breaker', label: 'Main breaker', relays: ['51'] },
    ],
  ],
  bus: { id: 'bus', symbol: 'bus', label: 'Medium-voltage bus', short: 'MV bus' },
  feeders: [
    [
      { id: 'string-1-breaker', symbol: 'breaker', label: 'String 1', relays: ['50', '51'] },
      { id: 'duct-bank', symbol: 'cable', label: 'Duct bank' },
      { id: 'skid-transformer', symbol: 'transformer', label: 'Skid transformer' },
      { id: 'inverter', symbol: 'inverter', label: 'Inverter', note: 'Both ways' },
      { id: 'dc-feeder', symbol: 'fuse', label: 'DC trench', note: 'Fused' },
      { id: 'battery', symbol: 'battery', label: 'Containers', short: 'String 1' },
    ],
    otherString(2),
    otherString(3),
    [
      { id: 'service-fuse', symbol: 'fuse', label: 'Auxiliary' },
      { id: 'service-transformer', symbol: 'transformer' },
      { id: 'cooling', symbol: 'loads', label: 'Cooling', note: 'Controls', short: 'Cooling' },
    ],
  ],
};

/** A string like the first, without its words. */
function otherString(count: number): LineChain {
  return [
    {
      id: `string-${count}-breaker`,
      symbol: 'breaker',
      label: `String ${count}`,
      relays: ['50', '51'],
    },
    { id: `duct-bank-${count}`, symbol: 'cable' },
    { id: `skid-transformer-${count}`, symbol: 'transformer' },
    { id: `inverter-${count}`, symbol: 'inverter' },
    { id: `dc-feeder-${count}`, symbol: 'fuse' },
    { id: `battery-${count}`, symbol: 'battery', short: `String ${count}` },
  ];
}
