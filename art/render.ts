import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { denoise } from './darkroom/denoise.ts';
import { readExr } from './darkroom/exr.ts';
import { grade, type Mode } from './darkroom/grade.ts';
import { encodeMaster } from './encode.ts';
import { hashSources } from './sources.ts';

/**
 * Renders dioramas: `node art/render.ts [scene ...] [--preview] [--day|--night] [--border l,b,r,t]`.
 * Skips masters that are up to date, and reuses render passes of unchanged scripts from the temporary folder.
 * See art/README.md.
 */

const HERE = dirname(fileURLToPath(import.meta.url));
const MASTERS = join(HERE, 'masters');
/** Background color of the page, for proofs. */
const PAGE = { day: '#F2F4F1', night: '#0C1210' };

/** Manifest entry of a master: its size in pixels, and the SHA-256 of its scripts by path. */
type Entry = { width: number; height: number; sources: Record<string, string> };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean' },
    day: { type: 'boolean' },
    night: { type: 'boolean' },
    force: { type: 'boolean' },
    border: { type: 'string' },
    width: { type: 'string' },
    samples: { type: 'string' },
    threads: { type: 'string' },
    noise: { type: 'string' },
    out: { type: 'string' },
  },
});
const everything = readdirSync(join(HERE, 'scenes'))
  .filter((file) => file.endsWith('.py') && !file.startsWith('__'))
  .map((file) => file.slice(0, -'.py'.length).replaceAll('_', '-'));
const scenes = positionals.length > 0 ? positionals : everything;
const modes = chosenModes();

for (const scene of scenes) for (const mode of modes) await render(scene, mode);

function chosenModes(): Mode[] {
  if (values.day) return ['day'];
  if (values.night) return ['night'];
  return ['day', 'night'];
}

/** Renders one scene in one mode: writes a proof and, except for previews and partial frames, the master. */
async function render(scene: string, mode: Mode) {
  const startMs = Date.now();
  const used = hashSources(scene);
  const preview = values.preview ?? false;
  const name = `${scene}-${mode}`;
  if (!preview && !values.force && isUpToDate(name, used)) {
    console.log(`${name}: up to date`);
    return;
  }
  const width = Number(values.width ?? (preview ? 800 : 1600));
  const samples = Number(values.samples ?? defaultSamples(mode, preview));
  const print = createHash('sha256')
    .update(JSON.stringify([used.blender, values.border]))
    .digest('hex');
  const roll = join(tmpdir(), 'dioramas', name);
  const folder = join(roll, `${width}-${samples}-${print.slice(0, 12)}`);
  if (!existsSync(join(folder, 'finished'))) renderPasses(scene, mode, folder, width, samples);
  const { pixels, ...size } = developPasses(folder, mode, samples, preview);
  const picture = sharp(pixels, { raw: { ...size, channels: 4 } });
  const proof = join(values.out ?? roll, `${name}.png`);
  await picture.clone().flatten({ background: PAGE[mode] }).png().toFile(proof);
  console.log(`${proof} in ${Math.round((Date.now() - startMs) / 1000)} s`);
  if (preview || values.border) return;
  const master = join(MASTERS, `${name}.avif`);
  await picture.avif({ quality: 72, effort: 6, chromaSubsampling: '4:4:4' }).toFile(master);
  writeFileSync(
    join(MASTERS, `${scene}.anchors.json`),
    `${readFileSync(join(folder, 'anchors.json'), 'utf8')}\n`,
  );
  writeManifestEntry(name, { ...size, sources: used.all });
  await encodeMaster(name);
}

/** Light samples per pixel. More samples cause less noise but take longer. */
function defaultSamples(mode: Mode, preview: boolean): number {
  if (preview) return 16;
  return mode === 'day' ? 20 : 24;
}

/** Runs Blender, which writes the render passes as OpenEXR files and the anchors as JSON to `folder`. */
function renderPasses(scene: string, mode: Mode, folder: string, width: number, samples: number) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const threads = values.threads ?? '1';
  const border = values.border?.split(',') ?? [];
  const task = [scene, mode, folder, width, samples, threads, ...border].map(String);
  const blender = ['-b', '-t', threads, '--python-exit-code', '1', '--python'];
  const run = spawnSync('nice', [
    '-n',
    '19',
    'blender',
    ...blender,
    join(HERE, 'shoot.py'),
    '--',
    ...task,
  ]);
  const log = `${run.stdout}${run.stderr}`;
  if (run.status !== 0) throw new Error(log.slice(-3000));
  const progress = log.split('\n').filter((line) => /^(built|rendered)/.test(line));
  console.log(progress.join(', '));
  writeFileSync(join(folder, 'finished'), '');
}

/** Removes noise from the render passes in `folder` and grades the colors. Returns RGBA pixels. */
function developPasses(folder: string, mode: Mode, samples: number, preview: boolean) {
  const readPass = (pass: string) => readExr(join(folder, `${pass}-0001.exr`));
  const passes = {
    image: readPass('image'),
    albedo: readPass('denoising-albedo'),
    normal: readPass('denoising-normal'),
    depth: readPass('denoising-depth'),
    emit: readPass('emit'),
  };
  const noise = Number(values.noise ?? (mode === 'day' ? 1.0 : 1.3) / Math.sqrt(samples));
  const clean = denoise(passes, noise, preview ? 4 : 7);
  const pixels = grade(clean, readPass('hot'), passes.emit, mode);
  return { pixels, width: clean.width, height: clean.height };
}

function readManifest(): Record<string, Entry> {
  const path = join(MASTERS, 'manifest.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function writeManifestEntry(name: string, entry: Entry) {
  const listed = { ...readManifest(), [name]: entry };
  const sorted = Object.fromEntries(Object.entries(listed).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(join(MASTERS, 'manifest.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Whether a master exists and was rendered with the current scripts. */
function isUpToDate(name: string, used: { all: Record<string, string> }): boolean {
  const entry = readManifest()[name];
  const exists = existsSync(join(MASTERS, `${name}.avif`));
  return exists && JSON.stringify(entry?.sources) === JSON.stringify(used.all);
}
