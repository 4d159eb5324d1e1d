import { expect, test } from 'vitest';
import { condenseSvg } from './sprite-file.tsx';

test('paths keep their numbers, elements their nesting', () => {
  expect(
    condenseSvg('<g><path d="M86 -92L60 -6 118 -6" stroke="var(--a, var(--b))"></path><g></g></g>'),
  ).toBe('<g><path d="M86-92L60-6 118-6" stroke="var(--a,var(--b))"/><g></g></g>');
});

test('text is left alone', () => {
  expect(condenseSvg('<text x="1">3 -4</text>')).toBe('<text x="1">3 -4</text>');
});
