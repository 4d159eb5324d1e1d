import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createAxes, Grid, Line, Plot, PointLabel } from './data-marks.tsx';
import { FigureDrawing, Note } from './drawing-marks.tsx';

/** Axes with 10 drawing units per unit of x and 20 drawing units per unit of y. */
const axes = createAxes({
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

test('marks in a plot are positioned by data values', () => {
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

test('a mark that is positioned by data values throws an error outside of a <Plot>', () => {
  expect(() => renderToStaticMarkup(<Line points={[[0, 0]]} />)).toThrow('<Plot>');
});

// In drawing units: the font size is 13, baselines are 16.9 apart, and half the height of a capital is 4.55.
test.each([
  { place: { right: 8, above: 6 }, x: 158, y: [177.1, 194], anchor: 'start' },
  { place: { left: 8, below: 6 }, x: 142, y: [219, 235.9], anchor: 'end' },
  { place: { right: 0, baseline: 5 }, x: 150, y: [205, 221.9], anchor: 'start' },
  { place: {}, x: 150, y: [196.1, 213], anchor: 'middle' },
])('the two lines of a label with $place have their baselines at $y', ({ place, x, y, anchor }) => {
  const drawn = draw(<PointLabel at={[5, 5]} {...place} lines={['ONE', 'TWO']} />);
  const texts = y.map(
    (baseline) => `<text x="${x}" y="${baseline}" text-anchor="${anchor}" class="label">`,
  );
  for (const text of texts) expect(drawn).toContain(text);
});

test('y of a note is the baseline, or with `centered` the middle of the capital letters', () => {
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
