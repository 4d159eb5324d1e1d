import { expect, test } from 'vitest';
import { hasForeignLocalPart, toMailAddress } from './email-address.ts';

test.each([
  ['info@müller-elektro.de', 'info@xn--mller-elektro-wob.de'],
  ['info@mu\u0308ller-elektro.de', 'info@xn--mller-elektro-wob.de'],
  ['info@xn--mller-elektro-wob.de', 'info@xn--mller-elektro-wob.de'],
  ['ventas@eléctrica.ejemplo.mx', 'ventas@xn--elctrica-c1a.ejemplo.mx'],
  ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['\ufeff info@straße.de\u200b', 'info@xn--strae-oqa.de'],
  ["O'Neil+jobs@Mail.Example.CO", "O'Neil+jobs@Mail.Example.CO"],
])('email to %j goes to %s', (typed, address) => {
  expect(toMailAddress(typed)).toBe(address);
});

test.each([
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@localhost',
  'ann@example.com.',
  'ann@example..com',
  'ann@-example.com',
  'ann lee@example.com',
  'ann@exa mple.com',
  'ann@müller.de/path',
  'ann@müller.de:25',
  'ann@müller.de#x',
  'ann@mü%41ller.de',
  'ann@müller',
  'ann@ü..de',
  'ann@℀.de',
  'ann@müller.de／x',
  'jörg@example.com',
  'ann@example.com,bob@example.com',
  'ann@müller.de\nBcc: bob@example.com',
  `ann@${'ü'.repeat(63)}.de`,
  `${'a'.repeat(230)}@${'ü'.repeat(20)}.de`,
])('%j is not an email address', (typed) => {
  expect(toMailAddress(typed)).toBeUndefined();
});

test('letters other than a to z are found only before the @', () => {
  expect(hasForeignLocalPart('jörg@example.com')).toBe(true);
  expect(hasForeignLocalPart('\ufeffann@müller.de')).toBe(false);
  expect(hasForeignLocalPart('jörg')).toBe(false);
});
