import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));

/**
 * The scripts that a scene's masters depend on, with their sha256, by path relative to `art/`: the scene, the kit
 * files it imports (directly or not), the stage, and the darkroom. `blender` has the scripts that determine the
 * rendered passes, `all` also those of the darkroom.
 */
export function sources(scene: string) {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file) || !existsSync(join(HERE, file))) return;
    found.add(file);
    const text = readFileSync(join(HERE, file), 'utf8');
    for (const [, list] of text.matchAll(/^from kit import (\([^)]*\)|.+)$/gm)) {
      for (const [part] of list!.matchAll(/\w+/g)) follow(`kit/${part}.py`);
    }
    for (const [, part] of text.matchAll(/^from kit\.(\w+) import/gm)) follow(`kit/${part}.py`);
  };
  for (const file of ['shoot.py', 'stage.py', `scenes/${scene.replaceAll('-', '_')}.py`])
    follow(file);
  const blender = hashes([...found]);
  const developed = readdirSync(join(HERE, 'darkroom')).map((f) => `darkroom/${f}`);
  return { blender, all: hashes([...found, ...developed]) };
}

function hashes(files: string[]): Record<string, string> {
  return Object.fromEntries(
    files.sort().map((f) => [
      f,
      createHash('sha256')
        .update(readFileSync(join(HERE, f)))
        .digest('hex'),
    ]),
  );
}
