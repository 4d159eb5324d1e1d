import { expect, test } from 'vitest';
import { nameLicensedStates } from './licensed-states.ts';

const texas = { state: 'Texas', number: 'TECL 1' };
const newMexico = { state: 'New Mexico', number: 'EE-98 1' };

test.each([
  [[texas, newMexico], 'Licensed in Texas and New Mexico'],
  [[texas], 'Licensed in Texas'],
  [[texas, { ...texas, number: 'TECL 2' }], 'Licensed in Texas'],
])('names each state with a license once', (licenses, words) => {
  expect(nameLicensedStates({ licenses })('Licensed in {licensedStates}')).toBe(words);
});
