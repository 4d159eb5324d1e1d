import { expect, test } from 'vitest';
import { findQuality } from './find-quality.ts';

/** Fake encoder whose output has `base` bytes at quality 0 and grows by the factor `growth` per step of quality. */
function encoder(base: number, growth: number) {
  const tried: number[] = [];
  const encode = async (quality: number) => {
    tried.push(quality);
    return Buffer.alloc(Math.round(base * growth ** quality));
  };
  return { tried, encode };
}

test.each([
  { base: 1000, growth: 1.03, first: 40 },
  { base: 1000, growth: 1.03, first: 70 },
  { base: 3000, growth: 1.015, first: 60 },
])(
  'findQuality finds the best quality below the byte limit in at most four tries, from quality $first at growth $growth',
  async ({ base, growth, first }) => {
    const { tried, encode } = encoder(base, growth);
    const { quality, bytes } = await findQuality(encode, 6000, first);
    expect(bytes.length).toBeLessThanOrEqual(6000);
    expect(bytes.length).toBeGreaterThan(5700);
    expect(Math.round(base * growth ** quality)).toBe(bytes.length);
    expect(tried.length).toBeLessThanOrEqual(4);
  },
);

test('findQuality throws if the picture exceeds the byte limit at every quality', async () => {
  const { encode } = encoder(9000, 1.01);
  await expect(findQuality(encode, 6000, 40)).rejects.toThrow('no quality');
});
