import { join } from 'node:path';
import { createEditorFiles } from './build-editor.ts';
import { createDesk } from './create-desk.ts';
import { createMiddleware } from './create-middleware.ts';
import { removeDrafts } from './write-whole.ts';

/** The desk of the project at `root`, as middleware of its dev server. */
export async function startDesk(root: string) {
  await removeDrafts(join(root, 'content'));
  return createMiddleware(createDesk(root), createEditorFiles(root));
}
