import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { Outline } from '../symbols/conductor.tsx';
import { across } from '../symbols/wire.tsx';
import { words } from './yard-symbols.tsx';

/** One element of a rung: its tag, what is true while power passes it, and its kind. */
type RungElement = readonly [
  tag: string,
  words: string,
  kind: 'contact' | 'opening' | 'timer' | 'coil',
];

/**
 * The logic that runs the pump: its supply has been good for a while, nothing forbids it, no trip
 * is held that someone on site must reset, and the level calls for it.
 */
const pumpLogic: readonly (readonly RungElement[])[] = [
  [
    ['ZSC-52', 'Closed', 'contact'],
    ['ZSC-52M', 'Closed', 'contact'],
    ['TON', `${yardRatings.restartSeconds} s`, 'timer'],
    ['POWER', 'Power good', 'coil'],
  ],
  [
    ['POWER', 'Power good', 'contact'],
    ['HS-ESD1', 'Healthy', 'contact'],
    ['XA-27', 'No 27 trip', 'opening'],
    ['PERM', 'May run', 'coil'],
  ],
  [
    ['PERM', 'May run', 'contact'],
    ['BLOCK', 'No block', 'opening'],
    ['CALL', 'Level call', 'contact'],
    ['YS-P101', 'Run P-101', 'coil'],
  ],
];

/** Rungs of contacts between two rails, a coil at the end of each; the first one at `y`. */
export function YardLogic({ from, to, y }: Record<'from' | 'to' | 'y', number>) {
  const pitch = 62;
  const foot = y + pitch * (pumpLogic.length - 1) + 24;
  const step = (to - from) / 4;
  const at = (index: number) => Math.round(from + step * (index + 0.5));
  return (
    <>
      <Outline d={`M${from} ${y - 28}V${foot}M${to} ${y - 28}V${foot}`} is="dead" />
      {words(from, y - 38, 'Logic of pump P-101', 'start quiet')}
      {pumpLogic.map((rung, row) => {
        const ry = y + row * pitch;
        return (
          <g key={rung[0]?.[0]}>
            <Outline
              d={
                across(ry, from, to, ...rung.map((each, i) => [at(i), half(each)] as const)) +
                rung.map((each, i) => draw(each, at(i), ry)).join('')
              }
              is="dead"
            />
            {rung.map(([tag, state], i) => (
              <g key={tag}>
                {words(at(i), ry - 15, tag)}
                {words(at(i), ry + 25, state, 'quiet')}
              </g>
            ))}
          </g>
        );
      })}
    </>
  );
}

function half([, , kind]: RungElement): number {
  return { contact: 6, opening: 6, timer: 20, coil: 10 }[kind];
}

function draw([, , kind]: RungElement, x: number, y: number): string {
  const contact = `M${x - 6} ${y - 10}v20M${x + 6} ${y - 10}v20`;
  if (kind === 'contact') return contact;
  if (kind === 'opening') return `${contact}M${x - 9} ${y + 10}l18-20`;
  if (kind === 'timer') return `M${x - 20} ${y - 11}h40v22h-40z`;
  return `M${x - 6} ${y - 10}a13 13 0 0 0 0 20M${x + 6} ${y - 10}a13 13 0 0 1 0 20`;
}
