import { expect, test } from 'vitest';
import { findQuality } from './find-quality.ts';

/** Fake encoder whose output grows exponentially with quality. */
function encoder(base: number, growth: number) {
  const tried: number[] = [];
  const encode = async (quality: number) => {
    tried.push(quality);
    return Buffer.alloc(Math.round(base * growth ** quality));
  };
  return { tried, encode };
}

test.each([
  [1000, 1.03, 40],
  [1000, 1.03, 70],
  [3000, 1.015, 60],
])(
  'finds the best quality below the byte limit in at most four tries',
  async (base, growth, first) => {
    const { tried, encode } = encoder(base, growth);
    const { quality, bytes } = await findQuality(encode, 6000, first);
    expect(bytes.length).toBeLessThanOrEqual(6000);
    expect(bytes.length).toBeGreaterThan(5700);
    expect(Math.round(base * growth ** quality)).toBe(bytes.length);
    expect(tried.length).toBeLessThanOrEqual(4);
  },
);

test('throws if the picture exceeds the byte limit at every quality', async () => {
  const { encode } = encoder(9000, 1.01);
  await expect(findQuality(encode, 6000, 40)).rejects.toThrow('no quality');
});
