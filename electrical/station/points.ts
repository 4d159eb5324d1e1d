import { yardRatings } from './yard-ratings.ts';

/** The points of PLC-1, by tag. The cause-and-effect chart names the same ones. */
export const points = [
  point('ZSC-89', 'Switch 89 closed', 'DI'),
  point('ZSC-52', 'Breaker 52 closed', 'DI'),
  point('ZSO-52', 'Breaker 52 open', 'DI'),
  point('XA-50', 'Relay 50 tripped', 'DI'),
  point('XA-51', 'Relay 51 tripped', 'DI'),
  point('XA-27', 'Relay 27 tripped', 'DI'),
  point('ZSC-52M', 'Breaker 52-M closed', 'DI'),
  point('ZSC-521', 'Breaker 52-1 closed', 'DI'),
  point('ZSC-522', 'Breaker 52-2 closed', 'DI'),
  point('ZSC-523', 'Breaker 52-3 closed', 'DI'),
  point('LAL-T1', 'T1 oil level low', 'DI'),
  point('TAHH-T1', 'T1 oil temp. high-high', 'DI'),
  point('YI-P101', 'VFD-1 running', 'DI'),
  point('XA-P101', 'VFD-1 fault', 'DI'),
  point('PSHH-101', 'Pump discharge high-high', 'DI'),
  point('LSHH-201', 'Tank 201 level high-high', 'DI'),
  point('HS-ESD1', 'Shutdown station healthy', 'DI'),
  point('XC-52', 'Trip breaker 52', 'DO'),
  point('YS-P101', 'Run P-101', 'DO'),
  point('XV-201', 'Hold inlet valve open', 'DO'),
  point('II-52', 'Current, B phase', 'AI', `0 to ${yardRatings.currentTransformer.primary} A`),
  point('JI-52', 'Real power', 'AI', '0 to 2,000 kW'),
  point('TI-T1', 'T1 oil temperature', 'AI', '0 to 120 °C'),
  point('SI-P101', 'Speed of P-101', 'AI', '0 to 60 Hz'),
  point('PI-101', 'Pump discharge', 'AI', '0 to 500 psi'),
  point('LI-201', 'Tank 201 level', 'AI', '0 to 20 ft'),
  point('SC-P101', 'Speed command, P-101', 'AO', '0 to 60 Hz'),
] as const;

/** Signals that a card of each kind takes, and the card's place in the rack. */
export const cards = {
  DI: { slot: 1, signals: 32 },
  DO: { slot: 2, signals: 8 },
  AI: { slot: 3, signals: 8 },
  AO: { slot: 4, signals: 4 },
} as const;

export type PointKind = keyof typeof cards;

function point<Tag extends string>(
  tag: Tag,
  description: string,
  kind: PointKind,
  range = kind === 'DI' ? '24 V dc' : 'Relay, 24 V dc',
) {
  return { tag, description, kind, range };
}
