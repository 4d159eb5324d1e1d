import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cleanEdges } from './encoding/clean-edges.ts';
import { findQuality } from './encoding/find-quality.ts';
import {
  grounds,
  type Mode,
  type PictureSize,
  pictureSizes,
  webpAllowance,
} from './encoding/picture-sizes.ts';

const here = dirname(fileURLToPath(import.meta.url));
const masters = join(here, 'masters');
const pictures = join(here, 'pictures');
const manifestFile = join(pictures, 'manifest.json');

// A higher effort takes five times as long and saves only 1-2% of the bytes.
const effort = 6;

// Lossless alpha would use half the bytes of a small picture. Lossy alpha has a visible effect only on the soft shadow.
const alphaQuality = 40;

/** Manifest entry: the SHA-256 of a master, and of each picture encoded from that master, by file name. */
export interface EncodedMaster {
  master: string;
  pictures: Record<string, string>;
}

/**
 * Encodes one master, such as `tank-batteries-day`, in every served size and format. Skips a master whose pictures
 * are up to date. Command: `node art/encode.ts [master ...]`; without arguments, all masters are encoded.
 */
export async function encodeMaster(name: string): Promise<void> {
  const file = join(masters, `${name}.avif`);
  const master = sha256(readFileSync(file));
  if (isDone(name, master)) {
    console.log(`${name}: up to date`);
    return;
  }
  mkdirSync(pictures, { recursive: true });
  const made: Record<string, string> = {};
  for (const size of pictureSizes) {
    for (const [ending, bytes] of await encodeSize(file, size, modeOf(name))) {
      const picture = `${name}-${size.width}.${ending}`;
      writeFileSync(join(pictures, picture), bytes);
      made[picture] = sha256(bytes);
    }
  }
  const listed = { ...readManifest(), [name]: { master, pictures: made } };
  const sorted = Object.fromEntries(Object.entries(listed).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Reads the manifest of all encoded masters. */
export function readManifest(): Record<string, EncodedMaster> {
  return existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
}

/** Encodes one size: AVIF at the best quality within the byte limit, and WebP of similar visual quality. */
async function encodeSize(file: string, size: PictureSize, mode: Mode) {
  const resized = sharp(file).ensureAlpha().resize({ width: size.width, kernel: 'lanczos3' });
  // Sharpen small pictures, because thin wires and rails would disappear otherwise.
  if (size.width <= 400) resized.sharpen({ sigma: 0.6, m1: 0.4, m2: 1.2 });
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
  cleanEdges({ data, width: info.width, height: info.height }, grounds[mode]);
  // Do not pass all of `info`: its `premultiplied` flag is still true, but the raw pixels have straight alpha.
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const picture = () => sharp(data, { raw });

  const avif = await findQuality(
    (quality) => picture().avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer(),
    size.atMost,
    size.quality,
  );
  const webp = await findQuality(
    (quality) =>
      picture().webp({ quality, alphaQuality, effort: 6, smartSubsample: true }).toBuffer(),
    avif.bytes.length * webpAllowance,
    avif.quality - 10,
  );
  console.log(
    `${mode} ${size.width}: AVIF ${avif.bytes.length} at ${avif.quality}, WebP ${webp.bytes.length} at ${webp.quality}`,
  );
  return [
    ['avif', avif.bytes],
    ['webp', webp.bytes],
  ] as const;
}

function isDone(name: string, master: string): boolean {
  const entry = readManifest()[name];
  if (entry?.master !== master) return false;
  return Object.entries(entry.pictures).every(([picture, sum]) => {
    const file = join(pictures, picture);
    return existsSync(file) && sha256(readFileSync(file)) === sum;
  });
}

const modeOf = (name: string): Mode => (name.endsWith('-night') ? 'night' : 'day');

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

if (import.meta.main) {
  const everything = readdirSync(masters)
    .filter((file) => file.endsWith('.avif'))
    .map((file) => file.slice(0, -'.avif'.length));
  const named = process.argv.slice(2);
  for (const name of named.length > 0 ? named : everything) await encodeMaster(name);
}
