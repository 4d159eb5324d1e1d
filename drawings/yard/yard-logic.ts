/**
 * The logic of the pump on 52-3 as elements of a plain file, four to a rung: good supply for a while, no
 * trip that someone on site must reset, a call of the level. The first rung lies at `top`.
 */
export function yardLogic(left: number, width: number, top: number): string {
  const pitch = width / 4;
  const drawn = elements.map(([kind, name, words], index) => {
    const from = left + pitch * (index % 4);
    const [x, y] = [Math.round(from + pitch / 2), top + 62 * Math.floor(index / 4)];
    const [half, outline] = outlines[kind];
    return `<path class="d-winding" d="M${from} ${y}H${x - half}${outline}M${x + half} ${y}H${from + pitch}"/>
      <text x="${x}" y="${y - 15}">${name}</text><text class="d-quiet" x="${x}" y="${y + 25}">${words}</text>`;
  });
  const rails = `M${left} ${top - 28}v176M${left + width} ${top - 28}v176`;
  return `<path class="d-winding" d="${rails}"/>
    <text class="d-start d-quiet" x="${left}" y="${top - 38}">Logic of pump P-101</text>${drawn.join('')}`;
}

const elements = [
  ['contact', 'ZSC-52', 'Closed'],
  ['contact', 'ZSC-52M', 'Closed'],
  ['timer', 'TON', '{restartSeconds} s'],
  ['coil', 'POWER', 'Power good'],
  ['contact', 'POWER', 'Power good'],
  ['contact', 'HS-ESD1', 'Healthy'],
  ['closed', 'XA-27', 'No 27 trip'],
  ['coil', 'PERM', 'May run'],
  ['contact', 'PERM', 'May run'],
  ['closed', 'BLOCK', 'No block'],
  ['contact', 'CALL', 'Level call'],
  ['coil', 'YS-P101', 'Run P-101'],
] as const;

/** Half the width of each, and its outline from its left terminal; a closed contact opens when its bit is true. */
const outlines = {
  contact: [6, 'm0-10v20m12-20v20'],
  closed: [6, 'm0-10v20m12-20v20m-15 0l18-20'],
  timer: [20, 'm0-11h40v22h-40z'],
  coil: [10, 'm4-10a13 13 0 0 0 0 20m12-20a13 13 0 0 1 0 20'],
} as const;
