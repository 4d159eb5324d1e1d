import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { type ComputedStyles, separator, sizes } from './computed-styles.ts';

/** Prints how two takes differ and draws it in `after/diff`. Says whether they are the same. */
export async function compareTakes(before: string, after: string): Promise<boolean> {
  rmSync(join(after, 'diff'), { recursive: true, force: true });
  mkdirSync(join(after, 'diff'), { recursive: true });
  const same: boolean[] = [];
  for (const [kind, compare] of Object.entries({ words, styles, pictures })) {
    if (![before, after].every((folder) => existsSync(join(folder, kind)))) continue;
    const [old, now] = [before, after].map((folder) => readdirSync(join(folder, kind)).sort());
    if (!old || !now) continue;
    // A take of some pages is compared in those.
    const whole = [before, after].every(
      (folder) => JSON.parse(readFileSync(join(folder, 'take.json'), 'utf8')).whole,
    );
    const alone = whole
      ? [...old, ...now].filter((file) => !(old.includes(file) && now.includes(file)))
      : [];
    for (const file of alone) say(`${kind}: ${file} only ${old.includes(file) ? before : after}`);
    const pairs = old
      .filter((file) => now.includes(file))
      .map((file) => [file, join(before, kind, file), join(after, kind, file)] as Pair)
      .filter(([, one, other]) => !readFileSync(one).equals(readFileSync(other)));
    const different = await compare(pairs, join(after, 'diff'));
    say(`${kind.toUpperCase()}: ${different}; ${old.length} and ${now.length} files`);
    same.push(alone.length === 0 && different.startsWith('0 '));
  }
  return same.length > 0 && same.every(Boolean);
}

type Pair = [file: string, before: string, after: string];

const say = (line: string) => process.stdout.write(`${line}\n`);
const push = <K, V>(map: Map<K, V[]>, key: K, value: V) =>
  map.set(key, [...(map.get(key) ?? []), value]);

function words(pairs: Pair[]): string {
  const pagesOf = new Map<string, string[]>();
  for (const [file, before, after] of pairs) {
    const options = ['--no-index', '--no-color', '-U0', '--minimal'];
    const { stdout } = spawnSync('git', ['diff', ...options, before, after], {
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    const lines = stdout.split('\n').filter((line) => /^[-+](?![-+]{2} )/.test(line));
    say(`words: ${file}: ${lines.length} lines`);
    for (const line of new Set(lines)) push(pagesOf, line, file);
  }
  // In the order in which they come, so that what left is beside what came.
  for (const [line, pages] of [...pagesOf].slice(0, 200)) {
    say(`  ${line.slice(0, 300)}   (${pages.length}: ${pages.slice(0, 2).join(', ')})`);
  }
  return `${pairs.length} pages and files differ, ${pagesOf.size} different lines`;
}

function styles(pairs: Pair[], folder: string): string {
  const changes = new Map<string, string[]>();
  const count = new Map<string, number>();
  for (const [file, before, after] of pairs) {
    const [old, now] = [before, after].map(readViews);
    for (const [view, was] of old ?? []) {
      const is = now?.get(view) ?? new Map<string, Style>();
      const note = (key: string, text: string) => {
        push(changes, key, `${file.replace('.jsonl.gz', '')} ${view} ${text}`);
        count.set(file, (count.get(file) ?? 0) + 1);
      };
      for (const [path, style] of was) {
        const other = is.get(path);
        if (!other) note('(element gone)', path);
        else if (other.text !== style.text) {
          const [then, now] = [style, other].map(({ text }) => text.split(separator));
          const above = path.replace(/(\/[^/]*|::\w+)$/, '');
          const around = [was, is].map((view) => view.get(above)?.text.split(separator));
          const color = style.properties.indexOf('color');
          style.properties.forEach((name, at) => {
            const [from, to] = [then?.[at], now?.[at]];
            // Said once: not for what inherits it, nor for lines in the color of the text.
            const follows = (values: typeof around, place: number) =>
              values[0]?.[place] === from && values[1]?.[place] === to;
            if (from === to || follows(around, at)) return;
            if (at !== color && name.endsWith('-color') && follows([then, now], color)) return;
            note(name, `${path}: ${from} -> ${to}`);
          });
        }
      }
      for (const path of is.keys()) if (!was.has(path)) note('(element new)', path);
    }
  }
  const sorted = [...changes].sort(
    ([a, one], [b, other]) =>
      Number(sizes.test(a)) - Number(sizes.test(b)) || other.length - one.length,
  );
  for (const [name, found] of sorted) {
    const pages = new Set(found.map((each) => each.split(' ')[0]));
    say(`styles: ${name}: ${found.length} on ${pages.size} pages`);
    for (const example of found.slice(0, 4)) say(`    ${example.slice(0, 300)}`);
  }
  for (const [file, number] of count) say(`styles: ${file}: ${number}`);
  const all = sorted.flatMap(([name, found]) => found.map((each) => `${name}\t${each}`));
  writeFileSync(join(folder, 'styles.txt'), all.join('\n'));
  return `${all.length} values differ on ${count.size} pages (all of them: diff/styles.txt)`;
}

interface Style {
  text: string;
  properties: string[];
}

function readViews(file: string): Map<string, Map<string, Style>> {
  const views = new Map<string, Map<string, Style>>();
  let head: Omit<ComputedStyles, 'elements'> = { properties: [], styles: [] };
  let elements = new Map<string, Style>();
  for (const line of gunzipSync(readFileSync(file)).toString().split('\n')) {
    const read = JSON.parse(line);
    if (Array.isArray(read)) {
      const [path, style] = read as ComputedStyles['elements'][number];
      elements.set(path, { text: head.styles[style] ?? '', properties: head.properties });
    } else {
      head = read;
      elements = new Map();
      views.set(read.view, elements);
    }
  }
  return views;
}

/** Rounded edges are drawn again a little differently: of 255, and of all pixels. */
const unseen = 8;
const tolerated = 0.001;

async function pictures(pairs: Pair[], folder: string): Promise<string> {
  let over = 0;
  const less: string[] = [];
  for (const [file, before, after] of pairs) {
    const [a, b] = await Promise.all(
      [before, after].map((path) =>
        sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
      ),
    );
    if (!a || !b) continue;
    const width = Math.max(a.info.width, b.info.width);
    const height = Math.max(a.info.height, b.info.height);
    const marked = Buffer.alloc(width * height * 4, 255);
    let different = 0;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = (y * a.info.width + x) * 4;
        const to = (y * b.info.width + x) * 4;
        const both = [a, b].every(({ info }) => x < info.width && y < info.height);
        let differs = !both;
        for (let channel = 0; channel < 3 && !differs; channel += 1) {
          const far = Math.abs((a.data[at + channel] ?? 0) - (b.data[to + channel] ?? 0));
          differs = far > unseen;
        }
        if (!differs) continue;
        different += 1;
        marked.writeUInt32BE(0xff0000ff, (y * width + x) * 4);
      }
    }
    const share = different / (width * height);
    const size = `${a.info.width}x${a.info.height} -> ${b.info.width}x${b.info.height}`;
    const resized = a.info.height !== b.info.height || a.info.width !== b.info.width;
    if (share <= tolerated && !resized) {
      less.push(`${(share * 100).toFixed(3)} % ${file}`);
      continue;
    }
    over += 1;
    say(`pictures: ${file}: ${(share * 100).toFixed(3)} %${resized ? `, ${size}` : ''}`);
    const marks = await sharp(marked, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    await sharp({ create: { width: width * 3, height, channels: 3, background: 'white' } })
      .composite([before, after, marks].map((input, at) => ({ input, left: at * width, top: 0 })))
      .png({ compressionLevel: 3 })
      .toFile(join(folder, file));
  }
  for (const line of less.sort().reverse().slice(0, 20)) say(`pictures: less: ${line}`);
  return `${over} differ by size or over 0.1 %, ${less.length} by less, the others are equal`;
}
