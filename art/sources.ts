import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));

/**
 * Returns the SHA-256 of every script that a scene's masters depend on, by path relative to `art/`. `blender` has the
 * scripts that determine the rendered passes: the scene, its direct and indirect kit imports, and the stage. `all` also
 * has the darkroom scripts.
 */
export function hashSources(scene: string) {
  const found = new Set<string>();
  const addWithImports = (file: string) => {
    if (found.has(file) || !existsSync(join(HERE, file))) return;
    found.add(file);
    const text = readFileSync(join(HERE, file), 'utf8');
    for (const [, names] of text.matchAll(/^from kit import (\([^)]*\)|.+)$/gm)) {
      for (const [name] of names!.matchAll(/\w+/g)) addWithImports(`kit/${name}.py`);
    }
    for (const [, name] of text.matchAll(/^from kit\.(\w+) import/gm)) {
      addWithImports(`kit/${name}.py`);
    }
  };
  addWithImports('shoot.py');
  addWithImports('stage.py');
  addWithImports(`scenes/${scene.replaceAll('-', '_')}.py`);
  const blender = hashes([...found]);
  const darkroom = readdirSync(join(HERE, 'darkroom')).map((file) => `darkroom/${file}`);
  return { blender, all: hashes([...found, ...darkroom]) };
}

function hashes(files: string[]): Record<string, string> {
  return Object.fromEntries(files.sort().map((file) => [file, sha256(join(HERE, file))]));
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
