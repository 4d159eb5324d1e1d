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
const list = join(pictures, 'manifest.json');

/** What one master was made into: its own sha256 and that of each picture, by file name. */
export interface EncodedMaster {
  master: string;
  pictures: Record<string, string>;
}

/**
 * Makes the served pictures of one master, `tank-batteries-day`, in every size and format. Nothing
 * is done if they were made from this very master. The command does so for the masters it is
 * given, or for all: `node art/encode.ts [master ...]`.
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
  writeFileSync(list, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Every master that was made into pictures. */
export function readManifest(): Record<string, EncodedMaster> {
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
}

/** The best that fits the ceiling of its size; the fallback looks about the same. */
async function encodeSize(file: string, size: PictureSize, mode: Mode) {
  const resized = sharp(file).ensureAlpha().resize({ width: size.width, kernel: 'lanczos3' });
  // Cards are small: a little crispness brings wires and rails back.
  if (size.width <= 400) resized.sharpen({ sigma: 0.6, m1: 0.4, m2: 1.2 });
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
  cleanEdges({ data, width: info.width, height: info.height }, grounds[mode]);
  // Not all of `info`: it says that alpha was multiplied in while resizing, which is undone by now.
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

// Beyond this the encoder takes five times as long for one or two percent.
const effort = 6;

// Whole opacity would take half of a small picture; the soft shadow is all that shows the loss.
const alphaQuality = 40;

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
