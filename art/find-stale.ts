import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readManifest } from './encode.ts';
import {
  allAtMost,
  modes,
  pictureFormats,
  pictureSizes,
  webpAllowance,
} from './encoding/picture-sizes.ts';
import { hashSources } from './sources.ts';

const here = dirname(fileURLToPath(import.meta.url));
const masters = join(here, 'masters');
const pictures = join(here, 'pictures');

/** Ids of all scenes that have a Python script. A scene has the same id as its page. */
const scenes = readdirSync(join(here, 'scenes'))
  .filter((file) => file.endsWith('.py') && !file.startsWith('__'))
  .map((file) => file.slice(0, -'.py'.length).replaceAll('_', '-'))
  .sort();

/**
 * Finds masters and pictures that are out of date. Returns one message for each, including the command that
 * regenerates the file.
 */
export function findStale(): string[] {
  return [
    ...scenes.flatMap((scene) =>
      modes.flatMap((mode) => [...staleMaster(scene, mode), ...stalePictures(`${scene}-${mode}`)]),
    ),
    ...findUnneeded(),
  ];
}

/** Finds pictures that exceed the byte limit of their size. Returns one message for each. */
export function findOverweight(): string[] {
  const tooHeavy: string[] = [];
  let all = 0;
  for (const scene of scenes) {
    for (const mode of modes) {
      for (const { width, atMost } of pictureSizes) {
        const [avif = 0, webp = 0] = pictureFormats.map((format) =>
          sizeOf(join(pictures, `${scene}-${mode}-${width}.${format}`)),
        );
        all += avif + webp;
        const name = `art/pictures/${scene}-${mode}-${width}`;
        if (avif > atMost) tooHeavy.push(`${name}.avif: ${avif} bytes, limit ${atMost}`);
        const webpAtMost = Math.floor(avif * webpAllowance);
        if (webp > webpAtMost) {
          tooHeavy.push(`${name}.webp: ${webp} bytes, limit ${webpAtMost}`);
        }
      }
    }
  }
  if (all > allAtMost) tooHeavy.push(`art/pictures: ${all} bytes in total, limit ${allAtMost}`);
  return tooHeavy;
}

type MasterManifest = Record<string, { sources: Record<string, string> } | undefined>;

function staleMaster(scene: string, mode: string): string[] {
  const name = `${scene}-${mode}`;
  const remedy = `run node art/render.ts ${scene} --${mode}`;
  const made = (readJson(join(masters, 'manifest.json')) as MasterManifest)[name];
  if (!made || !existsSync(join(masters, `${name}.avif`))) {
    return [`${name}: the master is missing; ${remedy}`];
  }
  const present = hashSources(scene).all;
  const changed = [...new Set([...Object.keys(present), ...Object.keys(made.sources)])].filter(
    (file) => present[file] !== made.sources[file],
  );
  return changed.length > 0
    ? [`${name}: art/${changed.join(', art/')} changed after the scene was rendered; ${remedy}`]
    : [];
}

function stalePictures(name: string): string[] {
  const remedy = `run node art/encode.ts ${name}`;
  const master = join(masters, `${name}.avif`);
  if (!existsSync(master)) return [];
  const made = readManifest()[name];
  if (made?.master !== sha256(master)) {
    return [`${name}: art/masters/${name}.avif changed after it was encoded; ${remedy}`];
  }
  return pictureSizes
    .flatMap(({ width }) => pictureFormats.map((format) => `${name}-${width}.${format}`))
    .filter((file) => made.pictures[file] !== sha256(join(pictures, file)))
    .map((file) => `${name}: art/pictures/${file} does not match the current master; ${remedy}`);
}

/** Finds pictures of scenes that no longer exist. */
function findUnneeded(): string[] {
  const needed = new Set(scenes.flatMap((scene) => modes.map((mode) => `${scene}-${mode}`)));
  return (existsSync(pictures) ? readdirSync(pictures) : [])
    .filter((file) => file !== 'manifest.json')
    .filter((file) => !needed.has(file.replace(/-\d+\.\w+$/, '')))
    .map((file) => `art/pictures/${file}: its scene no longer exists; remove the file`);
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0);

function sha256(file: string): string {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';
}
