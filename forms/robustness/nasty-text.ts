import type { SeededRandom } from './seeded-random.ts';

/** A text of at most `length` UTF-16 units, made to become more than a text in a mail. */
export function makeNastyText(random: SeededRandom, length: number): string {
  const wanted = 1 + random.below(length);
  let text = '';
  while (text.length < wanted) {
    const piece = random.chance(0.5)
      ? random.pick(pieces)
      : random.pick(letters).repeat(1 + random.below(60));
    if (text.length + piece.length > length) break;
    text += piece;
  }
  return text.trim() === '' ? 'x' : text;
}

/** An address that the form takes, with all the characters that it takes. */
export function makeNastyAddress(random: SeededRandom): string {
  const local = Array.from({ length: 1 + random.below(40) }, () => random.pick(localLetters));
  const [before, after] = [random.pick(['', ' ', '\t']), random.pick(['', ' '])];
  return `${before}${local.join('')}@${random.pick(domains)}${after}`;
}

const pieces = [
  '\r\nBcc: x@evil.test',
  '\nCc: x@evil.test\n',
  '\rTo: x@evil.test\r',
  '\r\n\r\n<html><body><script>alert(1)</script>',
  '\r\n.\r\nMAIL FROM:<x@evil.test>\r\nRCPT TO:<x@evil.test>\r\n',
  '\u2028Bcc: x@evil.test\u2029',
  '\u0085Bcc: x@evil.test',
  '\u000b\u000cBcc: x@evil.test',
  '=?utf-8?q?=0D=0ABcc:_x@evil.test?=',
  '=?utf-8?b?DQpCY2M6IHhAZXZpbC50ZXN0?=',
  '"x" <x@evil.test>, ',
  '<x@evil.test>',
  'x@evil.test;',
  '(x@evil.test)',
  'group: x@evil.test, y@evil.test;',
  '\\"\\',
  '--boundary',
  'Content-Type: text/html',
  'From x@evil.test Thu Jan 1',
  '=3D=20=\r\n',
  '{{name}} %s %d',
  '../../etc/passwd',
  'data:text/html;base64,PGI+',
];

const letters = 'a \tä漢.'.split('').concat('\u{1f50c}', '\u202e', '\u0301', '\u00a0', '\u200b');

const localLetters = "abcXYZ019!#$%&'*+/=?^_`{|}~.-".split('');

const domains = [
  'example.com',
  'a.example',
  'sub.domain.example',
  'xn--bcher-kva.example',
  'EXAMPLE.ORG',
];
