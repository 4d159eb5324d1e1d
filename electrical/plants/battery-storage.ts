import { stepUpStation } from './common-parts.ts';
import { feederLike, type LineChain, type PlantLine, part } from './plant-line.ts';

const firstString: LineChain = [
  part('string-1-breaker', 'breaker', 'String 1', { relays: ['51', '67N'] }),
  part('duct-bank', 'cable', 'Duct bank'),
  part('skid-transformer', 'transformer', 'Skid transformer', {
    windings: ['wye-grounded', 'delta'],
  }),
  part('inverter', 'inverter', 'Inverter', { note: 'Both ways' }),
  part('dc-feeder', 'fuse', 'DC trench', { note: 'Fuse, disconnect' }),
  part('battery', 'battery', 'Containers', { short: 'String 1' }),
];

/**
 * Battery storage with three strings, as in the picture. The page's steps follow the discharge from battery to
 * grid. The main transformer is grounded wye on both sides with a delta tertiary, so the plant's bus has a
 * ground source while the transformer is connected. The windings of the skid transformers and a second source
 * for cooling vary with the owner's design.
 */
export const batteryStorage: PlantLine = {
  sentence:
    'One-line of battery storage: in each of three strings the containers feed DC cable with a ' +
    'fuse and a disconnect, an inverter that works both ways, a skid transformer, a cable in ' +
    'the duct bank and a breaker with relays 51 and 67N. The medium-voltage bus also supplies ' +
    'cooling and controls through a transformer of their own. A main breaker, the main ' +
    'transformer, a high-side breaker and a switch lead to the grid; differential relay 87T ' +
    'trips both breakers.',
  lineAt: 0.85, // of the picture's width
  chainsAboveBus: [[part('grid', 'line', 'Grid', { short: 'Grid' }), ...stepUpStation]],
  bus: part('bus', 'bus', 'Medium-voltage bus', { short: 'MV bus' }),
  feeders: [
    firstString,
    feederLike(firstString, 2, 'String 2'),
    feederLike(firstString, 3, 'String 3'),
    [
      part('service-fuse', 'fuse', 'Auxiliary'),
      part('service-transformer', 'transformer'),
      part('cooling', 'loads', 'Cooling', { note: 'Controls', short: 'Cooling' }),
    ],
  ],
};
