import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { busX, emergencyPan, oneLineWidth, shortBusX } from '#drawings/yard/yard-geometry.ts';

const css = readFileSync(new URL('./yard-line.css', import.meta.url), 'utf8');

test('the rail starts at the end of the drawn bus', () => {
  expect(css).toContain(`--drawing-width: ${oneLineWidth};`);
  expect(css).toContain(`--bus-x: ${busX};`);
  expect(css).toContain(`--bus-x: calc(${shortBusX} + ${emergencyPan});`);
});
