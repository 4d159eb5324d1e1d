import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { axesIn, FigureDrawing, Grid, Line, Note, Plot, PointLabel } from './plot.tsx';

/** 10 units per value of x, 20 per value of y. */
const axes = axesIn({
  box: { left: 100, right: 200, top: 100, bottom: 300 },
  x: [0, 10],
  y: [0, 10],
});

function draw(marks: ReactNode): string {
  const drawing = (
    <FigureDrawing size="wide" viewBox="0 0 400 400">
      <Plot axes={axes}>{marks}</Plot>
    </FigureDrawing>
  );
  return renderToStaticMarkup(drawing);
}

test('marks in a plot are placed by the values on its axes', () => {
  expect(
    draw(
      <Line
        points={[
          [0, 0],
          [5, 10],
        ]}
      />,
    ),
  ).toContain(' d="M100 300l50 -200"');
  expect(draw(<Grid x={[1]} y={[1]} />)).toContain(' d="M110 100V300M100 280H200"');
});

test('a mark that is placed by values throws an error outside of a plot', () => {
  expect(() => renderToStaticMarkup(<Line points={[[0, 0]]} />)).toThrow('<Plot>');
});

// Letters are 13 units high, lines are 16.9 apart, and half a capital is 4.55.
test.each([
  { place: { right: 8, above: 6 }, x: 158, y: [177.1, 194], anchor: 'start' },
  { place: { left: 8, below: 6 }, x: 142, y: [219, 235.9], anchor: 'end' },
  { place: { right: 0, baseline: 5 }, x: 150, y: [205, 221.9], anchor: 'start' },
  { place: {}, x: 150, y: [196.1, 213], anchor: 'middle' },
])('two lines of a label with $place are at $y', ({ place, x, y, anchor }) => {
  const drawn = draw(<PointLabel at={[5, 5]} {...place} lines={['ONE', 'TWO']} />);
  const texts = y.map(
    (baseline) => `<text x="${x}" y="${baseline}" text-anchor="${anchor}" class="label">`,
  );
  for (const text of texts) expect(drawn).toContain(text);
});

test('y of a note is its baseline, or with `centered` the middle of its capitals', () => {
  expect(
    draw(
      <Note x={10} y={20}>
        A
      </Note>,
    ),
  ).toContain('<text x="10" y="20" class="label">A');
  expect(
    draw(
      <Note x={10} y={20} centered quiet>
        A
      </Note>,
    ),
  ).toContain('<text x="10" y="24.6" class="label-quiet">A');
});
