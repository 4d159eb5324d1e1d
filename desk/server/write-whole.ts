import { randomUUID } from 'node:crypto';
import { glob, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file so that whoever reads it, even after a power cut, finds the old text or the new one
 * and never a part.
 */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = join(dirname(path), `.${randomUUID()}${draftEnding}`);
  try {
    const file = await open(draft, 'w', 0o644);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } catch {
    // Some file systems do not sync folders; the rename stands all the same.
  } finally {
    await folder.close();
  }
}

/** Removes what a run left that was ended while it wrote. */
export async function removeDrafts(folder: string): Promise<void> {
  for await (const path of glob(`**/.*${draftEnding}`, { cwd: folder })) {
    await rm(join(folder, path), { force: true });
  }
}

const draftEnding = '.desk-draft';
