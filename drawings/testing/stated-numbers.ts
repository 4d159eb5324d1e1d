import type { FigureName } from '../figures/figure-numbers.ts';

/** Placeholders of the numbers that captions state, so that both sizes of a picture must show them. */
export const statedNumbers: Partial<Record<FigureName, readonly string[]>> = {
  'fall-of-potential': ['{tests.0.distance}', '{tests.1.distance}'],
  'hot-spot-aging': ['{ambient}'],
  interfaces: ['{pairs}', '{left}'],
  'microgrid-day': ['{load}'],
  'sag-profile': ['{spans.0.name}', '{spans.1.name}'],
  'string-current': ['{voltage}'],
  'terminal-block': ['{supply}', '{return}'],
  'trench-section': ['{cover.drawn}'],
  'voltage-decision-map': ['{cases.0.load}', '{cases.0.distance}'],
  'voltage-drop': ['{megawatts}', '{allowedDropPercent}'],
  'voltage-phasors': ['{tolerance}', '{unbalance}'],
};

/** Returns a pattern that finds a number, but not as part of a longer number: a search for 5 must not find 50. */
export function wholeNumberPattern(number: string): RegExp {
  return new RegExp(`(?<![\\d.,])${RegExp.escape(number)}(?!\\d)`);
}
