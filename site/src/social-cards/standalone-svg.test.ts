import { expect, test } from 'vitest';
import { standaloneSvg } from './standalone-svg.ts';

const face = { measure: () => 0.5, outline: (text: string) => `M${text.length} 0` };

test('lettering has its own size, else that of the group around it', () => {
  const drawing = '<g font-size="20"><g/><g><text>A</text><text font-size="8">B</text></g></g>';
  const drawn = standaloneSvg(`${drawing}<text>C</text>`, face as never);
  expect(drawn.match(/scale\([\d.]+\)/g)).toEqual(['scale(0.02)', 'scale(0.008)', 'scale(0.012)']);
});
