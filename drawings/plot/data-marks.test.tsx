import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createAxes, Grid, Line, Plot, PointLabel } from './data-marks.tsx';
import { Note } from './drawing-marks.tsx';
import { FigureDrawing } from './figure-drawing.tsx';

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
  {
    description: 'right of and above its point',
    place: { right: 8, above: 6 },
    expected: { x: 158, baselines: [177.1, 194], anchor: 'start' },
  },
  {
    description: 'left of and below its point',
    place: { left: 8, below: 6 },
    expected: { x: 142, baselines: [219, 235.9], anchor: 'end' },
  },
  {
    description: 'right of its point, with a given first baseline',
    place: { right: 0, baseline: 5 },
    expected: { x: 150, baselines: [205, 221.9], anchor: 'start' },
  },
  {
    description: 'centered on its point',
    place: {},
    expected: { x: 150, baselines: [196.1, 213], anchor: 'middle' },
  },
])('places a label of two lines $description', ({ place, expected }) => {
  const { x, baselines, anchor } = expected;
  const drawn = draw(<PointLabel at={[5, 5]} {...place} lines={['ONE', 'TWO']} />);
  for (const baseline of baselines) {
    expect(drawn).toContain(
      `<text x="${x}" y="${baseline}" text-anchor="${anchor}" class="label">`,
    );
  }
});

test('`y` of a note is its baseline, or the middle of its capital letters if the note is `centered`', () => {
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
