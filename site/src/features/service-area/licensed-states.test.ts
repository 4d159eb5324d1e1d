import { expect, test } from 'vitest';
import { nameLicensedStates } from './licensed-states.ts';

const texas = { state: 'Texas', number: 'TECL 1' };
const newMexico = { state: 'New Mexico', number: 'EE-98 1' };

test.each([
  {
    description: 'names all states with a license',
    licenses: [texas, newMexico],
    expected: 'Licensed in Texas and New Mexico',
  },
  {
    description: 'names a single state without a conjunction',
    licenses: [texas],
    expected: 'Licensed in Texas',
  },
  {
    description: 'names a state with two licenses once',
    licenses: [texas, { ...texas, number: 'TECL 2' }],
    expected: 'Licensed in Texas',
  },
])('the text $description', ({ licenses, expected }) => {
  expect(nameLicensedStates({ licenses })('Licensed in {licensedStates}')).toBe(expected);
});
