import { Outline } from '../one-line/conductor.tsx';
import { across } from '../one-line/wire.tsx';
import { yardRatings } from './yard-ratings.ts';
import { Words } from './yard-symbols.tsx';

/** One element of a rung: its tag, what is true while power passes it, and its kind. */
export type RungElement = readonly [
  tag: string,
  words: string,
  kind: 'contact' | 'opening' | 'timer' | 'coil',
];

/**
 * The logic of the 480 V main. It may close while 52 is closed, the line is not under voltage and no
 * trip is held; it closes once, while it is open; and the pump waits for it to have been closed.
 */
export const mainLogic: readonly (readonly RungElement[])[] = [
  [
    ['52/a', '52 closed', 'contact'],
    ['27', 'Line live', 'opening'],
    ['50/51', 'No trip', 'opening'],
    ['PERM', 'May close', 'coil'],
  ],
  [
    ['CS/C', 'Close', 'contact'],
    ['PERM', 'May close', 'contact'],
    ['52-M/a', '52-M open', 'opening'],
    ['52-M/CC', 'Close 52-M', 'coil'],
  ],
  [
    ['52-M/a', 'Closed', 'contact'],
    ['PERM', 'Still true', 'contact'],
    ['TON', '30 s', 'timer'],
    ['52-3/P', 'Pump start', 'coil'],
  ],
];

/** Rungs of contacts between two rails, a coil at the end of each. */
export function YardLogic({
  from,
  to,
  y,
  pitch = 62,
}: {
  from: number;
  to: number;
  /** Of the first rung. */
  y: number;
  pitch?: number;
}) {
  const foot = y + pitch * (mainLogic.length - 1) + 24;
  const step = (to - from) / 4;
  const at = (index: number) => Math.round(from + step * (index + 0.5));
  return (
    <>
      <Outline d={`M${from} ${y - 28}V${foot}M${to} ${y - 28}V${foot}`} is="dead" />
      <Words x={from} y={y - 38} anchor="start" quiet>
        {`Logic of ${yardRatings.devices.main}`}
      </Words>
      {mainLogic.map((rung, row) => {
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
            {rung.map(([tag, words], i) => (
              <g key={tag}>
                <Words x={at(i)} y={ry - 15}>
                  {tag}
                </Words>
                <Words x={at(i)} y={ry + 25} quiet>
                  {words}
                </Words>
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
