import { join } from 'node:path';
import { createEditorFiles } from './build-editor.ts';
import { createDesk } from './create-desk.ts';
import { createMiddleware } from './create-middleware.ts';
import { holdPages } from './hold-pages.ts';
import { removeDrafts } from './write-whole.ts';

/** The desk of the project at `root`, as middleware of its dev server before all that makes pages. */
export async function startDesk(root: string) {
  await removeDrafts(join(root, 'content'));
  const { change, serve, takeOver } = holdPages();
  const answer = createMiddleware(createDesk(root, change), createEditorFiles(root));
  return { middleware: [answer, serve], takeOver };
}
